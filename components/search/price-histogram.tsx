'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Deal } from 'thai-property-search/listing-choices';
import { priceSteps } from 'thai-property-search/price-steps';
import { formatNumber } from '@/lib/i18n/numbers';
import { readFields } from './form-query';
import type { PriceSlider } from './price-slider';

const NAMES = ['price_min', 'price_max'] as const;

/** Indexes into the slider's steps. An upper index of `steps.length` means no maximum. */
type PriceRange = readonly [from: number, to: number];

type Scale = { steps: readonly number[]; range: PriceRange };

type Props = {
  deal: Deal | undefined;
  /** Prices of the fields in the server's markup (THB). */
  min: number | undefined;
  max: number | undefined;
  labels: { min: string; max: string; noLimit: string };
  children: ReactNode;
};

export function PriceHistogram({ deal, min, max, labels, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const Slider = useLateSlider(container);
  const [scale, setScale] = useState(() => scaleFor(deal, min, max));
  useEffect(() => {
    const form = container.current?.closest('form');
    const readForm = () => form && setScale(scaleOf(form));
    readForm();
    form?.addEventListener('input', readForm);
    return () => form?.removeEventListener('input', readForm);
  }, []);
  const slide = (next: PriceRange) => {
    const form = container.current?.closest('form');
    for (const [index, name] of NAMES.entries()) {
      const input = field(form, name);
      // Do not overwrite the unchanged field: its price may lie between two steps.
      if (input === null || next[index] === scale.range[index]) continue;
      input.value = priceAt(next[index] ?? 0, scale.steps);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const percent = (index: number) => `${(index / scale.steps.length) * 100}%`;
  const chosen: CSSProperties & Record<`--${string}`, string> = {
    '--from': percent(scale.range[0]),
    '--to': percent(scale.range[1]),
  };
  const otherScale = scale.steps !== priceSteps(deal);
  return (
    <div ref={container} style={chosen} className="noscript:[&>:last-child]:hidden">
      <div
        aria-hidden="true"
        className={`mx-3.5 -mb-5 grid h-14 forced-color-adjust-none grid-cols-1 ${otherScale ? 'invisible' : ''}`}
      >
        {children}
      </div>
      {/* A placeholder with the slider's height and look, to avoid a layout shift. */}
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

function useLateSlider(container: { current: Element | null }) {
  const [Slider, setSlider] = useState<typeof PriceSlider | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // If the import fails, the two price fields still work.
      import('./price-slider').then((module) => setSlider(() => module.PriceSlider), console.warn);
    });
    if (container.current !== null) observer.observe(container.current);
    return () => observer.disconnect();
  }, [container]);
  return Slider;
}

function field(form: HTMLFormElement | null | undefined, name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}

/** Reads the slider's state from the form. The price fields are the source of truth. */
function scaleOf(form: HTMLFormElement): Scale {
  const { deal, priceMin, priceMax } = readFields(new FormData(form));
  return scaleFor(deal, priceMin, priceMax);
}

function scaleFor(deal: Deal | undefined, min: number | undefined, max: number | undefined): Scale {
  const steps = priceSteps(deal);
  return { steps, range: rangeOf(min, max, steps) };
}

/** The narrowest slider range that contains the prices (THB). */
function rangeOf(min: number | undefined, max: number | undefined, steps: readonly number[]): PriceRange {
  const from = min
    ? Math.max(
        0,
        steps.findLastIndex((step) => step <= min),
      )
    : 0;
  const above = max ? steps.findIndex((step) => step >= max) : -1;
  const to = above < 0 ? steps.length : above;
  return [Math.min(from, to), to];
}

const priceAt = (index: number, steps: readonly number[]): string => {
  const price = steps[index];
  return price === undefined || price === 0 ? '' : formatNumber(price);
};
