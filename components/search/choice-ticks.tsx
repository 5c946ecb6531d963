import { formatNumber } from '@/lib/i18n/numbers';
import type { CountedChoice } from './counted-choices';

type Props<T extends string> = {
  name: string;
  legend: string;
  choices: readonly CountedChoice<T>[];
  chosen: readonly string[];
  labelOf: (value: T) => string;
  /** Shows the legend to screen readers only. */
  quiet?: boolean;
  /** Uses one column in the filter sheet, for labels that are too long for two. */
  wide?: boolean;
};

/** Checkboxes for any number of values. Each shows its number of listings. */
export function ChoiceTicks<T extends string>({
  name,
  legend,
  choices,
  chosen,
  labelOf,
  quiet = false,
  wide = false,
}: Props<T>) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className={quiet ? 'sr-only' : 'mb-1 font-medium'}>{legend}</legend>
      <div className={wide ? undefined : 'in-[:modal]:grid in-[:modal]:grid-cols-2 in-[:modal]:gap-x-4'}>
        {choices.map(({ value, count }) => (
          // Use few elements: a page may have hundreds of rows, each both in the HTML and in the RSC payload.
          <label key={value} className="tick-row">
            <input
              id={`${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              type="checkbox"
              className="tick"
            />
            {/* The non-breaking space prevents a line break before the count. */}
            {`${labelOf(value)}\u00a0`}
            <small>{formatNumber(count)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
