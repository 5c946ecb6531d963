/** A figure that was asked for: `atLeast` is the least, `atMost` the most that will do. */
const isMissed = ({ value, atLeast = -Infinity, atMost = Infinity }) => value < atLeast || value > atMost;

function requirement({ atLeast, atMost }) {
  if (atLeast !== undefined) return `at least ${atLeast.toLocaleString('en')}`;
  return atMost === undefined ? '' : `at most ${atMost.toLocaleString('en')}`;
}

/** Whole from 10, three digits below, so that a little more than nothing can be told from it. */
export const shown = (value) =>
  value.toLocaleString('en', value < 10 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

/** Prints rows of `{ what, value, unit, atLeast?, atMost? }`; a figure that is missed fails the run. */
export function report(rows) {
  console.table(
    rows.map((row) => ({
      what: row.what,
      figure: `${shown(row.value)} ${row.unit}`,
      required: requirement(row),
      met: requirement(row) && (isMissed(row) ? 'MISSED' : 'yes'),
    })),
  );
  const missed = rows.filter(isMissed);
  for (const { what } of missed) console.error(`missed: ${what}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** The value below which so large a part (0 to 1) of the values lies. */
export function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
