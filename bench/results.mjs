import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMissed } from './table.mjs';

const FOLDER = 'bench/results';
const FILE = `${FOLDER}/latest.json`;

/** Keeps integers, because counts are exact, and rounds measurements to six digits. */
const rounded = (value) => {
  if (!Number.isFinite(value)) return null;
  return Number.isInteger(value) ? value : Number(value.toPrecision(6));
};

/** A figure in the results. `met` is only set if there is a requirement; `value` is null if it is not a number. */
const figure = ({ what, homes, value, unit, atLeast, atMost, rounds }) => ({
  what,
  homes,
  value: rounded(value),
  unit,
  atLeast,
  atMost,
  met: atLeast === undefined && atMost === undefined ? undefined : !isMissed({ value, atLeast, atMost }),
  rounds: rounds?.map(rounded),
});

/**
 * The result of a benchmark, from the parts that it handed over and the machine's `pace` before and after. It is broken
 * if it failed without a missed figure, even if it measured some figures.
 */
export function outcome({ handedOver, code, date, seconds, versions, pace }) {
  const figures = handedOver.flatMap((part) => part.figures ?? []).map(figure);
  const notMeasured = handedOver.flatMap((part) => part.notMeasured ?? []);
  const isExplained = code === 0 || figures.some(({ met }) => met === false);
  const state = figures.length > 0 && isExplained ? 'measured' : notMeasured.length > 0 ? 'not run' : 'broken';
  const machinePace = pace.map((found) =>
    Object.fromEntries(Object.entries(found).map(([name, value]) => [name, rounded(value)])),
  );
  return { date, seconds: Math.round(seconds), versions, pace: machinePace, state, notMeasured, figures };
}

const isOfMachine = (found, { cpu, cores }) => found.machine.cpu === cpu && found.machine.cores === cores;

/** The results with the new result of a benchmark. Drops results of another machine, which are not comparable. */
export function merged(found, machine, name, result, order) {
  const all = { ...(found !== null && isOfMachine(found, machine) ? found.benchmarks : {}), [name]: result };
  const benchmarks = Object.fromEntries(order.filter((one) => one in all).map((one) => [one, all[one]]));
  return { date: result.date, machine, benchmarks };
}

export function readResults() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the results, with arrays of numbers on one line for readability. */
export function writeResults(results) {
  const text = JSON.stringify(results, null, 2).replace(/\[[\s\d.,e+-]*\]/g, (array) => array.replace(/\s+/g, ' '));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, `${text}\n`);
}
