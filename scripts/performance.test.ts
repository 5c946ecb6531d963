import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { performancePage, readResults, readTestRun } from './performance';

const head = readFileSync('scripts/performance/head.md', 'utf8');

/** Ignores the width of table columns, because Biome sets it. */
const withoutColumns = (text: string) => text.replace(/-{3,}/g, '---').replace(/ *\| */g, '|');

it('docs/performance.md is up to date with bench/results (npm run docs:performance)', () => {
  const page = readFileSync('docs/performance.md', 'utf8');
  expect(withoutColumns(page)).toBe(withoutColumns(performancePage(head, readResults(), readTestRun())));
});

const one = {
  date: '2026-11-23T02:00:00.000Z',
  seconds: 12.4,
  versions: { commit: 'abc', node: '20' },
  pace: [
    { workMs: 20.4, stepNs: 88, stallMs: 3.16 },
    { workMs: 31.2, stepNs: 190, stallMs: 40 },
  ],
  notMeasured: [],
  figures: [],
};
const tests = {
  date: one.date,
  commit: 'abc',
  node: '20.20.2',
  seconds: 1_200.4,
  failed: 0,
  kinds: { unit: { tests: 3_000, seconds: 80.4 }, phone: { tests: 200, seconds: 300 } },
};
const machine = { cpu: 'a processor', cores: 2, memoryGb: 24, kernel: 'Linux 6' };

it('marks missed, unmeasured and broken benchmarks as such, and never as met', () => {
  const figure = { what: 'p99 | all', value: 120, unit: 'ms', atMost: 100, met: false, rounds: [90, 120, 130] };
  const page = performancePage(
    '# Head',
    {
      date: one.date,
      machine,
      benchmarks: {
        leads: { ...one, state: 'measured', figures: [figure, { ...figure, value: null, rounds: [] }] },
        'server cached': { ...one, state: 'not run', notMeasured: ['wrk is not installed'] },
        drain: { ...one, state: 'broken' },
      },
    },
    tests,
  );
  expect(page).toContain('| required figures | 0 of 2 met |');
  expect(page).toContain(
    '2026-11-23, commit abc, 12 s; fixed work 20 and 31 ms, a step through memory 88 and 190 ns, longest stall 3.16 and 40 ms.',
  );
  expect(page).toContain('| p99 \\| all | 120 ms | at most 100 | 90–130 | **missed** |');
  expect(page).toContain('| p99 \\| all | none | at most 100 |  | **missed** |');
  expect(page).toContain('**Not measured**: wrk is not installed');
  expect(page).toContain('**It ended before it had measured.**');
  expect(page).not.toContain('yes');
});

it('has a column for each number of listings, and the growth of each figure', () => {
  const sizes = [1_000, 10_000, 100_000].map((homes, index) => ({
    what: 'listing, rendered',
    homes,
    value: [10, 14, 40][index] ?? null,
    unit: 'ms',
    ...(homes === 100_000 ? { atMost: 50, met: true } : {}),
  }));
  const page = performancePage(
    '# Head',
    {
      date: one.date,
      machine,
      benchmarks: { scale: { ...one, state: 'measured', figures: sizes } },
    },
    tests,
  );
  expect(page).toContain('| figure | 1,000 homes | 10,000 homes | 100,000 homes | per tenfold | required | met |');
  expect(page).toContain('| listing, rendered | 10 ms | 14 ms | 40 ms | × 2 | at most 50 | yes |');
});

it('shows the result of the last full test run', () => {
  const page = performancePage('# Head', { date: one.date, machine, benchmarks: {} }, tests);
  expect(page).toContain(
    '`npm run test:full` on 2026-11-23, commit abc, Node.js 20.20.2: 0 failed, 1200 s in all.\n\n| kind | tests |',
  );
  expect(page).toContain('| phone | 200 | 300 s |');
});
