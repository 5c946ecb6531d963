import type { EmblaCarouselType } from 'embla-carousel';
import { CAROUSEL } from '@/lib/config/constants';

/** Embla moves by a fixed step of time, whatever the screen's rate. */
const STEPS = (CAROUSEL.speedMs * 60) / 1_000;

/** What is left of the way after one more step, of what was left before it: an ease-out that ends at `STEPS`. */
const partLeft = (step: number) => (step < STEPS ? ((STEPS - step) / (STEPS - step + 1)) ** 2 : 0);

/** Of the way to a finger or a mouse that holds the slides, one step leaves this. */
const HELD = 0.4;

function glideOnce(carousel: EmblaCarouselType): void {
  const engine = carousel.internalEngine();
  const { location, previousLocation, scrollBody, target } = engine;
  let step = 0;
  let expected = 0;
  let direction = 0;
  const left = (way: number) => {
    const duration = scrollBody.duration();
    // Embla says 0 for a jump, and less than 1 while somebody holds the slides.
    if (duration < 1) {
      step = 0;
      return duration === 0 ? 0 : HELD;
    }
    // A loop moves the place and its target alike; only another target makes another way.
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
 * K: slides come to rest `CAROUSEL.speedMs` after they were asked to move. Embla's own movement is an attraction, which
 * approaches its end for more than a second. It makes its parts anew when sizes change.
 */
export function glideOnTheClock(carousel: EmblaCarouselType): void {
  glideOnce(carousel);
  carousel.on('reInit', glideOnce);
}
