import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What was expected and what was seen stand in the first lines; a log of every try follows. */
const REASON_LINES = 8;

const firstLine = (message = '') => message.split('\n')[0];

/** A line for each failed unit test of a JSON report of Vitest, and for each file that could not be run. */
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

function reason(results = []) {
  const message = results.at(-1)?.error?.message ?? '';
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, REASON_LINES).map((line) => `\n    ${line}`);
}

/** Each failed browser test, with its reason below it, of a JSON report of Playwright, or of one of its suites. */
export function failedBrowserTests(report) {
  const { suites = [], specs = [] } = report ?? {};
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => [`[${projectName}] ${file}:${line} ${title}`, ...reason(results)].join('')),
  );
  return [...failed, ...suites.flatMap(failedBrowserTests)];
}
