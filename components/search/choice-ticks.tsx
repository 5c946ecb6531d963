import { formatNumber } from '@/lib/i18n/numbers';
import type { CountedChoice } from './counted-choices';

type Props<T extends string> = {
  name: string;
  legend: string;
  choices: readonly CountedChoice<T>[];
  chosen: readonly string[];
  wordsOf: (value: T) => string;
  /** The legend is said elsewhere. */
  quiet?: boolean;
  /** Too many words for two columns in a phone's sheet. */
  wide?: boolean;
};

/** Any of several values, each with the number of homes it would find. */
export function ChoiceTicks<T extends string>({
  name,
  legend,
  choices,
  chosen,
  wordsOf,
  quiet = false,
  wide = false,
}: Props<T>) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className={quiet ? 'sr-only' : 'mb-1 font-medium'}>{legend}</legend>
      <div className={wide ? undefined : 'in-[:modal]:grid in-[:modal]:grid-cols-2 in-[:modal]:gap-x-4'}>
        {choices.map(({ value, count }) => (
          // As few elements as can be: a page may have hundreds, and says each of them twice.
          <label key={value} className="tick-row">
            <input
              id={`${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              type="checkbox"
              className="tick"
            />
            {/* No count stands in a line of its own. */}
            {`${wordsOf(value)}\u00a0`}
            <small>{formatNumber(count)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
