import { named, requirement, shown } from './table.mjs';

const VERDICTS = { true: 'yes', false: 'MISSED' };

/** The range of the rounds, from the lowest to the highest value. */
export function spread(rounds = []) {
  const values = rounds.filter((value) => value !== null);
  return values.length < 2 ? '' : `${shown(Math.min(...values))}–${shown(Math.max(...values))}`;
}

/** The speed of the machine: the slower one of before and after. */
function paceRows(benchmark, pace) {
  const row = (figure, unit, values) => ({
    ...{ benchmark, figure: `the machine: ${figure}`, value: shown(Math.max(...values)), unit },
    ...{ required: '', spread: spread(values), met: '' },
  });
  return [
    row(
      'fixed work',
      'ms',
      pace.map(({ workMs }) => workMs),
    ),
    row(
      'a step through memory',
      'ns',
      pace.map(({ stepNs }) => stepNs),
    ),
  ];
}

const rowsOf = ([name, { state, pace, notMeasured, figures }]) => [
  ...paceRows(name, pace),
  ...(state === 'broken' ? [{ benchmark: name, figure: 'it ended before it had measured', met: 'BROKEN' }] : []),
  ...figures.map((row) => ({
    benchmark: name,
    figure: named(row),
    value: row.value === null ? 'none' : shown(row.value),
    unit: row.unit,
    required: requirement(row),
    spread: spread(row.rounds),
    met: VERDICTS[row.met] ?? '',
  })),
  ...notMeasured.map((reason) => ({ benchmark: name, figure: reason, met: 'not run' })),
];

/** The numbers of required and met figures, and of benchmarks that were not fully run or broken. */
export function counts(results) {
  const required = results.flatMap(({ figures }) => figures).filter(({ met }) => met !== undefined);
  return {
    required: required.length,
    met: required.filter(({ met }) => met).length,
    notRun: results.filter(({ notMeasured }) => notMeasured.length > 0).length,
    broken: results.filter(({ state }) => state === 'broken').length,
  };
}

/** Prints a table of all results, given as `[name, result]`. Returns true if nothing was missed or left out. */
export function summarize(results) {
  console.table(results.flatMap(rowsOf));
  const { required, met, notRun, broken } = counts(results.map(([, result]) => result));
  console.log(`${met} of ${required} required figures met; benchmarks not run in full: ${notRun}, broken: ${broken}`);
  return met === required && notRun + broken === 0;
}
