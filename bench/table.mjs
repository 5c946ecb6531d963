import { handOver } from './hand-over.mjs';

/** A figure that was asked for: `atLeast` is the least, `atMost` the most that will do. One that is no number will not. */
const isRequired = ({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined;
export const isMissed = (row) => {
  const { value, atLeast = -Infinity, atMost = Infinity } = row;
  return isRequired(row) && !(value >= atLeast && value <= atMost);
};

/** @param {{ atLeast?: number, atMost?: number }} row */
export function requirement({ atLeast, atMost }) {
  if (atLeast !== undefined) return `at least ${atLeast.toLocaleString('en')}`;
  return atMost === undefined ? '' : `at most ${atMost.toLocaleString('en')}`;
}

/** Whole from 10, three digits below, so that a little more than nothing can be told from it. */
export const shown = (value) =>
  value.toLocaleString('en', value < 10 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

/** One that is measured with several numbers of homes says with how many. */
export const named = ({ what, homes }) => (homes === undefined ? what : `${what}, ${homes.toLocaleString('en')} homes`);

export const verdict = (row) => requirement(row) && (isMissed(row) ? 'MISSED' : 'yes');

/**
 * Prints rows of `{ what, value, unit, atLeast?, atMost?, rounds?, homes? }` and hands them over; a figure that is missed
 * fails the run. `rounds` are the values that the figure is the median or the best of.
 */
export function report(rows) {
  console.table(
    rows.map((row) => ({
      what: named(row),
      figure: `${shown(row.value)} ${row.unit}`,
      required: requirement(row),
      met: verdict(row),
    })),
  );
  handOver({ figures: rows });
  const missed = rows.filter(isMissed);
  for (const row of missed) console.error(`missed: ${named(row)}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** The value below which so large a part (0 to 1) of the values lies. */
export function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
