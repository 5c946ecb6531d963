import { handOver } from './hand-over.mjs';

/** Whether a figure has a requirement: `atLeast` or `atMost`. NaN never meets a requirement. */
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

/** Formats a value: as an integer from 10 on, and with three digits below, so that small values do not become 0. */
export const shown = (value) =>
  value.toLocaleString('en', value < 10 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

/** The name of a figure, with the number of listings if it was measured with several. */
export const named = ({ what, homes }) => (homes === undefined ? what : `${what}, ${homes.toLocaleString('en')} homes`);

export const verdict = (row) => requirement(row) && (isMissed(row) ? 'MISSED' : 'yes');

/**
 * Prints rows of `{ what, value, unit, atLeast?, atMost?, rounds?, homes? }` and hands them over. A missed figure fails
 * the run. `rounds` are the values of which the figure is the median or the best.
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

/** The value below which a part (0 to 1) of the values lies. */
export function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
