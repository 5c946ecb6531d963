import { relative } from 'node:path';

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

/** A line for each failed browser test of a JSON report of Playwright, or of one of its suites. */
export function failedBrowserTests(report) {
  const { suites = [], specs = [] } = report ?? {};
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  );
  return [...failed, ...suites.flatMap(failedBrowserTests)];
}
