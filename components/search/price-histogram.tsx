'use client';

import { useEffect, useRef, useState } from 'react';
import type { Deal } from 'thai-property-search/listing-choices';
import { priceSteps } from 'thai-property-search/price-steps';
import { formatNumber } from '@/lib/i18n/numbers';
import { amountReader, needsReader, readFields } from './form-query';
import type { PriceWords } from './price-slider';

const NAMES = ['price_min', 'price_max'] as const;

/** Indexes into the slider's steps. An upper index of `steps.length` means no maximum. */
type PriceRange = readonly [from: number, to: number];

type Chosen = { deal: Deal | undefined; min: number | undefined; max: number | undefined };

type Props = Chosen & {
  counts: readonly number[];
  labels: PriceWords;
};

/** Common limits, a histogram and a slider, which fill in the price fields. Without scripts there are only the fields. */
export function PriceHistogram({ counts, labels, ...shown }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const late = useLateControls(container);
  const [{ deal, min, max }, setChosen] = useState<Chosen>(shown);
  useEffect(() => {
    const form = container.current?.closest('form');
    const readForm = () => {
      if (!form) return;
      setChosen(chosenIn(form));
      if (needsReader(form, /^price_/)) amountReader().then(() => setChosen(chosenIn(form)), console.warn);
    };
    readForm();
    form?.addEventListener('input', readForm);
    return () => form?.removeEventListener('input', readForm);
  }, []);
  const fill = (name: (typeof NAMES)[number], price: number | undefined) => {
    const input = container.current?.closest('form')?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = price ? formatNumber(price) : '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const steps = priceSteps(deal);
  const range = rangeOf(min, max, steps);
  const slide = (next: PriceRange) => {
    for (const [index, name] of NAMES.entries()) {
      // Do not overwrite the unchanged field: its price may lie between two steps.
      if (next[index] !== range[index]) fill(name, steps[next[index] ?? 0]);
    }
  };
  const limit = (price: number | undefined) => {
    if (price !== undefined && min !== undefined && min >= price) fill('price_min', undefined);
    fill('price_max', price);
  };
  return (
    <div ref={container} className="price-controls">
      {late === null ? null : (
        <>
          <late.PriceLimits deal={deal ?? 'sale'} chosen={max} labels={labels} onChoose={limit} />
          <late.PriceSlider
            counts={steps === priceSteps(shown.deal) ? counts : []}
            steps={steps}
            value={range}
            onChange={slide}
            labels={labels}
          />
        </>
      )}
    </div>
  );
}

function useLateControls(container: { current: Element | null }) {
  const [controls, setControls] = useState<typeof import('./price-slider') | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // If the import fails, the two price fields still work.
      import('./price-slider').then(setControls, console.warn);
    });
    if (container.current !== null) observer.observe(container.current);
    return () => observer.disconnect();
  }, [container]);
  return controls;
}

/** Reads the form. The price fields are the source of truth. */
function chosenIn(form: HTMLFormElement): Chosen {
  const { deal, priceMin, priceMax } = readFields(new FormData(form));
  return { deal, min: priceMin, max: priceMax };
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
