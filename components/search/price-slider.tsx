'use client';

import type { CSSProperties } from 'react';
import type { Deal } from 'thai-property-search/listing-choices';
import { formatBaht } from '@/lib/i18n/numbers';
import { RangeTrack } from '../ui/range-slider';
import { PRICE_LIMITS } from './price-limits';

export type PriceWords = { min: string; max: string; noLimit: string; upTo: string; millions: readonly string[] };

type LimitsProps = {
  deal: Deal;
  chosen: number | undefined;
  labels: PriceWords;
  onChoose: (price: number | undefined) => void;
};

/**
 * Chromium does not scroll to a focused button of which it already sees a part. Only for a keyboard: a press would lose
 * the button before it is a click.
 */
const showWhole = (button: HTMLElement) => button.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export function PriceLimits({ deal, chosen, labels, onChoose }: LimitsProps) {
  return (
    <fieldset className="pills pill-row">
      <legend className="sr-only">{labels.max}</legend>
      <span className="shrink-0 self-center text-muted">{labels.upTo}</span>
      {PRICE_LIMITS[deal].map((price, index) => (
        <button
          key={price}
          type="button"
          aria-pressed={price === chosen}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && showWhole(currentTarget)}
          onClick={() => onChoose(price === chosen ? undefined : price)}
        >
          {deal === 'rent' ? formatBaht(price) : labels.millions[index]}
        </button>
      ))}
    </fieldset>
  );
}

/** Width of a bar as a share of its slot, and the minimum height in percent, so that small counts stay visible. */
const BAR_WIDTH = 0.8;
const MIN_PERCENT = 8;

function Bars({ counts, className }: { counts: readonly number[]; className: string }) {
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, index) => {
    const top = 100 - Math.max(MIN_PERCENT, Math.round((count / most) * 100));
    return count === 0 ? '' : `M${index} 100V${top}h${BAR_WIDTH}V100`;
  });
  return (
    <svg
      viewBox={`0 0 ${counts.length} 100`}
      aria-hidden="true"
      preserveAspectRatio="none"
      className={`col-start-1 row-start-1 size-full fill-current ${className}`}
    >
      <path d={bars.join('')} />
    </svg>
  );
}

type Props = {
  counts: readonly number[];
  /** Prices in THB, ascending. The position after the last step means no maximum. */
  steps: readonly number[];
  value: readonly [number, number];
  onChange: (value: readonly [number, number]) => void;
  labels: PriceWords;
};

/** A two-thumb price slider below its histogram. It moves by index, because the price steps are uneven. */
export function PriceSlider({ counts, steps, value, onChange, labels }: Props) {
  const format = (index: number) => {
    const price = steps[index];
    return price === undefined || index === 0 ? labels.noLimit : formatBaht(price);
  };
  const percent = (index: number) => `${(index / steps.length) * 100}%`;
  const chosen: CSSProperties & Record<`--${string}`, string> = {
    '--from': percent(value[0]),
    '--to': percent(value[1]),
  };
  return (
    <div style={chosen}>
      <div className="mx-3.5 -mb-5 grid h-14 forced-color-adjust-none grid-cols-1">
        <Bars counts={counts} className="text-line" />
        <Bars counts={counts} className="text-phprimary [clip-path:inset(0_calc(100%-var(--to))_0_var(--from))]" />
      </div>
      <RangeTrack
        thumbLabels={[labels.min, labels.max]}
        min={0}
        max={steps.length}
        step={1}
        value={value}
        format={format}
        onChange={onChange}
      />
    </div>
  );
}
