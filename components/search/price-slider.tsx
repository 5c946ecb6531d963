'use client';

import { formatBaht } from '@/lib/i18n/numbers';
import { RangeTrack } from '../ui/range-slider';

type Props = {
  /** Prices in THB, ascending. The position after the last step means no maximum. */
  steps: readonly number[];
  value: readonly [number, number];
  onChange: (value: readonly [number, number]) => void;
  labels: { min: string; max: string; noLimit: string };
};

/** A two-thumb price slider. It moves by index, because the price steps are uneven. */
export function PriceSlider({ steps, value, onChange, labels }: Props) {
  const format = (index: number) => {
    const price = steps[index];
    return price === undefined || index === 0 ? labels.noLimit : formatBaht(price);
  };
  return (
    <RangeTrack
      thumbLabels={[labels.min, labels.max]}
      min={0}
      max={steps.length}
      step={1}
      value={value}
      format={format}
      onChange={onChange}
    />
  );
}
