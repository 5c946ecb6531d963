'use client';

import { formatBaht } from '@/lib/i18n/numbers';
import { RangeTrack } from '../ui/range-slider';

type Props = {
  /** THB, ascending; beyond the last there is no limit. */
  steps: readonly number[];
  /** Places in `steps`. */
  value: readonly [number, number];
  onChange: (value: readonly [number, number]) => void;
  labels: { min: string; max: string; noLimit: string };
};

/** From one price step to another: steps are even, prices are not. */
export function PriceSlider({ steps, value, onChange, labels }: Props) {
  const format = (place: number) => {
    const price = steps[place];
    return price === undefined || place === 0 ? labels.noLimit : formatBaht(price);
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
