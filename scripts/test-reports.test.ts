import { expect, it } from 'vitest';
import {
  browserTests,
  failedBrowserTests,
  failedUnitTests,
  secondsByKind,
  slowest,
  timeFault,
  unitTests,
} from './test-reports.mjs';

it('lists each failed unit test with the first line of its error, and each file that could not run', () => {
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

it('lists each failed browser test with its project and errors, also in nested suites', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: statuses.map((status, n) => ({
      status,
      projectName: ['phone', 'desktop'][n],
      results: [
        { errors: [{ message: 'of the first try' }] },
        { errors: [{ message: `\u001b[31m${title}\u001b[39m:\n` }, { message: `no\n${'more\n'.repeat(20)}` }] },
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

it('lists only the name of a failed test without an error message', () => {
  const tests = [{ status: 'unexpected', projectName: 'phone', results: [] }];
  const specs = [{ file: 'home.spec.ts', line: 7, title: 'opens', tests }];
  expect(failedBrowserTests({ specs })).toEqual(['[phone] home.spec.ts:7 opens']);
});

it('returns no failed tests if there is no report', () => {
  expect([...failedUnitTests(null), ...failedBrowserTests(null)]).toEqual([]);
});

const took = (...seconds: number[]) => seconds.map((each, n) => ({ name: `test ${n}`, seconds: each }));

it('reads the duration of every test, summed over the retries of a browser test', () => {
  const assertionResults = [{ fullName: 'a price is short', duration: 1_500 }, { fullName: 'never ran' }];
  expect(unitTests({ testResults: [{ name: '/site/lib/price.test.ts', assertionResults }] }, '/site')).toEqual([
    { kind: 'unit', name: 'lib/price.test.ts: a price is short', seconds: 1.5 },
    { kind: 'unit', name: 'lib/price.test.ts: never ran', seconds: 0 },
  ]);
  const tests = [{ projectName: 'phone', results: [{ duration: 2_000 }, { duration: 500 }] }];
  const report = { suites: [{ suites: [{ specs: [{ file: 'home.spec.ts', line: 7, title: 'opens', tests }] }] }] };
  expect(browserTests(report)).toEqual([{ kind: 'browser', name: '[phone] home.spec.ts:7 opens', seconds: 2.5 }]);
});

it('returns the slowest tests, the slowest first', () => {
  expect(slowest(took(1, 3, 2), 2).map(({ name }) => name)).toEqual(['test 1', 'test 2']);
});

it('reports tests that exceed their budget by more than half, and allows a slower machine more time', () => {
  const tests = { unit: took(40, 40), browser: took(300, 301) };
  expect(timeFault(tests, { unit: 1, browser: 1 })).toMatch(
    /^the browser tests took 601 s in all; their budget is 400 s, and 600 s is the most/,
  );
  expect(timeFault(tests, { unit: 1, browser: 2 })).toBeNull();
  expect(timeFault({ unit: took(136), browser: [] }, { unit: 1, browser: 2 })).toMatch(/^the unit tests took 136 s/);
  expect(timeFault({ unit: took(134), browser: took(600) }, { unit: 1, browser: 1 })).toBeNull();
});

it('adds up the tests of each kind', () => {
  const tests = [
    { kind: 'unit', seconds: 1 },
    { kind: 'http', seconds: 2 },
    { kind: 'unit', seconds: 3 },
  ];
  expect(secondsByKind(tests)).toEqual({ unit: { tests: 2, seconds: 4 }, http: { tests: 1, seconds: 2 } });
});
