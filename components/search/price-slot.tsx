'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Deal } from '@/lib/content/property-types';
import { priceSteps } from '@/lib/search/price-steps';
import { readFields } from './amount-reader';
import { type PriceRange, priceAt, rangeOf } from './price-range';
import type { PriceSlider } from './price-slider';

type Scale = { steps: readonly number[]; range: PriceRange };
type Props = {
  deal: Deal | undefined;
  /** Where the fields stand in the server's markup. */
  range: PriceRange;
  labels: { min: string; max: string; noLimit: string };
  /** The bars. */
  children: ReactNode;
};

const NAMES = ['price_min', 'price_max'] as const;

function field(form: HTMLFormElement | null | undefined, name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}

/** The fields hold the state: the slider reads them and writes to them. */
function scaleOf(form: HTMLFormElement): Scale {
  const { deal, priceMin, priceMax } = readFields(new FormData(form));
  const steps = priceSteps(deal);
  return { steps, range: rangeOf(priceMin, priceMax, steps) };
}

/** Loads the slider once its container is visible. */
function useLateSlider(place: { current: Element | null }) {
  const [Slider, setSlider] = useState<typeof PriceSlider | null>(null);
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      // Without it the two price fields are there.
      import('./price-slider').then((room) => setSlider(() => room.PriceSlider), console.warn);
    });
    if (place.current !== null) seen.observe(place.current);
    return () => seen.disconnect();
  }, [place]);
  return Slider;
}

/** The bars of how many homes cost how much, and below them the slider that moves the two price fields of the form. */
export function PriceSlot({ deal, range, labels, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const Slider = useLateSlider(place);
  const [scale, setScale] = useState<Scale>({ steps: priceSteps(deal), range });
  useEffect(() => {
    const form = place.current?.closest('form');
    const look = () => form && setScale(scaleOf(form));
    look();
    form?.addEventListener('input', look);
    return () => form?.removeEventListener('input', look);
  }, []);
  const slide = (next: PriceRange) => {
    const form = place.current?.closest('form');
    for (const [index, name] of NAMES.entries()) {
      const input = field(form, name);
      // The other field may hold a price between two steps.
      if (input === null || next[index] === scale.range[index]) continue;
      input.value = priceAt(next[index] ?? 0, scale.steps);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const percent = (at: number) => `${(at / scale.steps.length) * 100}%`;
  const chosen: CSSProperties & Record<`--${string}`, string> = {
    '--from': percent(scale.range[0]),
    '--to': percent(scale.range[1]),
  };
  const otherScale = scale.steps !== priceSteps(deal);
  return (
    <div ref={place} style={chosen} className="noscript:[&>:last-child]:hidden">
      <div className={otherScale ? 'invisible' : undefined}>{children}</div>
      {/* As tall as the slider, and looking like it, before it comes. */}
      <div className="h-11">
        {Slider === null ? (
          <div className="mx-3.5 flex h-full items-center">
            <div className="h-1.5 w-full rounded-full bg-line" />
          </div>
        ) : (
          <Slider steps={scale.steps} value={scale.range} onChange={slide} labels={labels} />
        )}
      </div>
    </div>
  );
}
