import { expect, it } from 'vitest';
import { failedBrowserTests, failedUnitTests } from './test-reports.mjs';

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

it('names each failed browser test with its project and reason, however deep it stands', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: statuses.map((status, n) => ({
      status,
      projectName: ['phone', 'desktop'][n],
      results: [
        { error: { message: 'of the first try' } },
        { error: { message: `\u001b[31m${title}\u001b[39m:\n\nno\n${'more\n'.repeat(20)}` } },
      ],
    })),
  });
  const report = {
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'expected', 'unexpected')] }] },
      { specs: [spec('turns', 'unexpected', 'flaky')] },
    ],
  };
  const [closes, turns, ...others] = failedBrowserTests(report).map((text) => text.split('\n    '));
  expect(closes).toEqual(['[desktop] home.spec.ts:7 closes', 'closes:', 'no', ...Array(6).fill('more')]);
  expect(turns?.slice(0, 3)).toEqual(['[phone] home.spec.ts:7 turns', 'turns:', 'no']);
  expect(others).toEqual([]);
});

it('says of a test without an error its name alone', () => {
  const tests = [{ status: 'unexpected', projectName: 'phone', results: [] }];
  const specs = [{ file: 'home.spec.ts', line: 7, title: 'opens', tests }];
  expect(failedBrowserTests({ specs })).toEqual(['[phone] home.spec.ts:7 opens']);
});

it('names none where there is no report', () => {
  expect([...failedUnitTests(null), ...failedBrowserTests(null)]).toEqual([]);
});
