import { expect, it } from 'vitest';
import { failedBrowserTests, failedUnitTests } from './failed-tests.mjs';

it('names each failed unit test with the first line of its reason, and each file that could not be run', () => {
  const testResults = [
    {
      name: '/site/lib/price.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'a price is whole baht', failureMessages: [] },
        { status: 'failed', fullName: 'a price is short', failureMessages: ['Error: expected 1\n    at here'] },
      ],
    },
    { name: '/site/lib/area.test.ts', status: 'failed', message: 'Cannot find module\nmore', assertionResults: [] },
    { name: '/site/lib/deed.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(failedUnitTests({ testResults }, '/site')).toEqual([
    'lib/price.test.ts: a price is short: Error: expected 1',
    'lib/area.test.ts: Cannot find module',
  ]);
});

it('names each failed browser test with its project, however deep it stands', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: statuses.map((status, n) => ({ status, projectName: ['phone', 'desktop'][n] })),
  });
  const report = {
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'expected', 'unexpected')] }] },
      { specs: [spec('turns', 'unexpected', 'flaky')] },
    ],
  };
  expect(failedBrowserTests(report)).toEqual(['[desktop] home.spec.ts:7 closes', '[phone] home.spec.ts:7 turns']);
});

it('names none where there is no report', () => {
  expect([...failedUnitTests(null), ...failedBrowserTests(null)]).toEqual([]);
});
