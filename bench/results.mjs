import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMissed } from './table.mjs';

const FOLDER = 'bench/results';
const FILE = `${FOLDER}/latest.json`;

/** Counts are exact; what is measured is not, so six digits are enough of it. */
const rounded = (value) => {
  if (!Number.isFinite(value)) return null;
  return Number.isInteger(value) ? value : Number(value.toPrecision(6));
};

/** A figure as it is kept: `met` only where something is required of it, `value` null where there was none. */
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
 * One benchmark's part of the results, from what it handed over and the machine's `pace` before and after. It is broken
 * where it ended badly without having missed a figure, whatever it measured before.
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

/** The results with this benchmark's in place of its former. Those of another machine say nothing beside these. */
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

/** Arrays of numbers are on one line: a figure's rounds are read together. */
export function writeResults(results) {
  const text = JSON.stringify(results, null, 2).replace(/\[[\s\d.,e+-]*\]/g, (array) => array.replace(/\s+/g, ' '));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, `${text}\n`);
}
