'use client';

import { Slider } from '@base-ui/react/slider';
import { type ReactNode, useState } from 'react';

type Pair<T> = readonly [T, T];

type TrackProps = {
  thumbLabels: Pair<string>;
  min: number;
  max: number;
  step: number;
  value: Pair<number>;
  format: (value: number) => string;
  disabled?: boolean | undefined;
  onChange: (value: Pair<number>) => void;
  onCommit?: ((value: Pair<number>) => void) | undefined;
  children?: ReactNode;
};

const pairOf = (values: number | readonly number[], fallback: Pair<number>): Pair<number> => {
  const [low = fallback[0], high = fallback[1]] = typeof values === 'number' ? [values] : values;
  return [low, high];
};

/** A track with two thumbs. Arrow keys move one step, page keys ten, Home and End as far as the other thumb allows. */
export function RangeTrack({ thumbLabels, step, value, format, onChange, onCommit, children, ...range }: TrackProps) {
  const ends: Pair<number> = [range.min, range.max];
  return (
    <Slider.Root
      {...range}
      value={value}
      step={step}
      largeStep={step * 10}
      onValueChange={(next) => onChange(pairOf(next, ends))}
      onValueCommitted={(next) => onCommit?.(pairOf(next, ends))}
    >
      {children}
      {/* The margin is half a thumb, so that thumbs at the ends do not extend beyond the other fields. */}
      <Slider.Control className="mx-3.5 flex h-11 touch-none select-none items-center data-disabled:cursor-not-allowed">
        <Slider.Track className="h-1.5 w-full forced-color-adjust-none rounded-full bg-line">
          <Slider.Indicator className="rounded-full bg-phprimary data-disabled:bg-control" />
          {thumbLabels.map((label, index) => (
            <Slider.Thumb
              key={label}
              index={index}
              aria-label={label}
              getAriaValueText={(_, current) => format(current)}
              className="size-7 rounded-full border-2 border-phprimary bg-surface shadow-raised data-disabled:border-control data-disabled:bg-sunken data-disabled:shadow-none transition-[scale] duration-150 before:absolute before:-inset-2 has-focus-visible:outline-3 has-focus-visible:outline-bluesea has-focus-visible:outline-offset-2 not-data-disabled:hover:scale-110"
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}

type Props = Omit<TrackProps, 'value' | 'onChange' | 'children'> & {
  label: ReactNode;
  /** Form names of the two values. A value at its end of the range means no limit and is not submitted. */
  names: Pair<string>;
  defaultValue?: Pair<number>;
};

export function RangeSlider({ label, names, defaultValue, ...track }: Props) {
  const { min, max, format, disabled } = track;
  const ends: Pair<number> = [min, max];
  const [value, setValue] = useState(defaultValue ?? ends);
  return (
    <>
      <RangeTrack {...track} value={value} onChange={setValue}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Slider.Label className="font-medium">{label}</Slider.Label>
          <output className="text-muted tabular-nums">
            {format(value[0])} – {format(value[1])}
          </output>
        </div>
      </RangeTrack>
      {names.map((name, index) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={value[index]}
          disabled={disabled || value[index] === ends[index]}
        />
      ))}
    </>
  );
}
