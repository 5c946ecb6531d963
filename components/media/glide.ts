import type { EmblaCarouselType } from 'embla-carousel';
import { CAROUSEL } from '@/lib/config/constants';

/** Embla moves in steps of 1/60 s, whatever the screen's refresh rate. */
const STEPS = (CAROUSEL.speedMs * 60) / 1_000;

/** The share of the remaining distance that is left after a step: an ease-out that ends at `STEPS`. */
const partLeft = (step: number) => (step < STEPS ? ((STEPS - step) / (STEPS - step + 1)) ** 2 : 0);

/** The share of the distance to the finger or mouse that is left after a step of a drag. */
const HELD = 0.4;

function glideOnce(carousel: EmblaCarouselType): void {
  const engine = carousel.internalEngine();
  const { location, previousLocation, scrollBody, target } = engine;
  let step = 0;
  let expected = 0;
  let direction = 0;
  const left = (way: number) => {
    const duration = scrollBody.duration();
    // Embla's duration is 0 for a jump, and less than 1 during a drag.
    if (duration < 1) {
      step = 0;
      return duration === 0 ? 0 : HELD;
    }
    // A loop shifts the location and the target alike; the distance changes only with another target.
    step = Math.abs(way - expected) < 0.001 ? step + 1 : 1;
    return partLeft(step);
  };
  const seek = () => {
    const way = target.get() - location.get();
    const rest = way * left(way);
    previousLocation.set(location);
    location.set(target.get() - rest);
    expected = rest;
    direction = Math.sign(way);
    return body;
  };
  const body = { ...scrollBody, seek, direction: () => direction };
  engine.scrollBody = body;
}

/**
 * K: slides come to rest `CAROUSEL.speedMs` after they start to move; Embla's own movement needs about a second. Embla
 * replaces its engine when sizes change (`reInit`).
 */
export function glideOnTheClock(carousel: EmblaCarouselType): void {
  glideOnce(carousel);
  carousel.on('reInit', glideOnce);
}
