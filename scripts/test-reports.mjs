import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const REASON_LINES = 8;

const firstLine = (message = '') => message.split('\n')[0];

export function failedUnitTests(report, root = process.cwd()) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
    });
}

/** After a timeout, the second error says what the test was waiting for. */
function reason(results = []) {
  const messages = (results.at(-1)?.errors ?? []).map(({ message = '' }) => message);
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, REASON_LINES).map((line) => `\n    ${line}`);
}

export function failedBrowserTests(report) {
  const { suites = [], specs = [] } = report ?? {};
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => [`[${projectName}] ${file}:${line} ${title}`, ...reason(results)].join('')),
  );
  return [...failed, ...suites.flatMap(failedBrowserTests)];
}

/** The most seconds that all tests of a kind may take, summed over workers, on the machine of `REFERENCE_MS`. */
const BUDGET_SECONDS = { unit: 90, browser: 400 };
const ALLOWED_EXCESS = 1.5;

/** The CPU time of `fixedWork` on the machine on which the budgets were set. */
const REFERENCE_MS = 80;
const NUMBERS = 500_000;

/** The CPU time, in milliseconds, of a fixed amount of work. Unlike elapsed time, it leaves out the wait for a core. */
function fixedWork() {
  const begun = process.cpuUsage();
  const numbers = Float64Array.from({ length: NUMBERS }, (_, n) => Math.sin(n));
  numbers.sort();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

/** Measures how many times slower this machine is, until the returned function is called. It gives the median. */
export function watchSlowness(everyMs = 5_000) {
  const samples = [];
  const timer = setInterval(() => samples.push(fixedWork()), everyMs).unref();
  return () => {
    clearInterval(timer);
    if (samples.length === 0) samples.push(fixedWork());
    samples.sort((a, b) => a - b);
    return Math.max(1, samples[Math.floor(samples.length / 2)] / REFERENCE_MS);
  };
}

export const unitTests = (report, root = process.cwd()) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      kind: name.endsWith('.tsx') ? 'component' : 'unit',
      name: `${relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1_000,
    })),
  );

export function browserTests(report) {
  const { suites = [], specs = [] } = report ?? {};
  const tests = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      kind: projectName === 'http' ? 'http' : 'browser',
      name: `[${projectName}] ${file}:${line} ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1_000, 0),
    })),
  );
  return [...tests, ...suites.flatMap(browserTests)];
}

/** @param {{ kind: string, seconds: number }[]} tests */
export function secondsByKind(tests) {
  const kinds = {};
  for (const { kind, seconds } of tests) {
    const sum = kinds[kind] ?? { tests: 0, seconds: 0 };
    kinds[kind] = { tests: sum.tests + 1, seconds: sum.seconds + seconds };
  }
  return kinds;
}

/** @param {{ name: string, seconds: number }[]} tests */
export const slowest = (tests, count = 10) => tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);

/** An error message if a kind of tests exceeds its budget by more than half, times how slow the machine was then. */
export function timeFault(tests, slowness) {
  for (const [kind, budget] of Object.entries(BUDGET_SECONDS)) {
    const taken = tests[kind].reduce((sum, { seconds }) => sum + seconds, 0);
    const most = budget * ALLOWED_EXCESS * slowness[kind];
    if (taken > most)
      return `the ${kind} tests took ${Math.round(taken)} s in all; their budget is ${budget} s, and ${Math.round(most)} s is the most that this machine may take. Move tests to where they are cheaper (CONTRIBUTING.md).`;
  }
  return null;
}
