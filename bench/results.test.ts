import { describe, expect, it } from 'vitest';
import { merged, outcome } from './results.mjs';
import { asked, isKept, RUNS } from './suite.mjs';

const measured = (handedOver: object[], code = 0) =>
  outcome({
    ...{ handedOver, code, date: '2026-11-23T02:00:00.000Z', seconds: 3.2, versions: { commit: 'abc' } },
    pace: [{ workMs: 20.1234567, stepNs: 90, stallMs: 1 }],
  });
const figure = { what: 'p99', value: 40, unit: 'ms', atMost: 50 };

describe('the result of a benchmark', () => {
  it('is measured if it has figures, even if one misses its target', () => {
    expect(measured([{ figures: [figure] }])).toMatchObject({ state: 'measured', figures: [{ met: true }] });
    expect(measured([{ figures: [{ ...figure, value: 60 }] }], 1)).toMatchObject({
      state: 'measured',
      figures: [{ met: false }],
    });
  });

  it('is skipped if a program is missing, and failed if the process failed without a reason', () => {
    expect(measured([{ notMeasured: 'wrk is not installed' }], 1)).toMatchObject({ state: 'not run', figures: [] });
    expect(measured([{ figures: [figure] }], 1).state).toBe('broken');
    expect(measured([]).state).toBe('broken');
  });

  it('does not count a value that is not a number as met', () => {
    expect(measured([{ figures: [{ ...figure, value: Number.NaN }] }], 1).figures).toMatchObject([
      { value: null, met: false },
    ]);
  });

  it('stores counts exactly and measurements with six digits', () => {
    const [one] = measured([{ figures: [{ ...figure, value: 1_000_001, rounds: [1.23456789, 2] }] }], 1).figures;
    expect(one).toMatchObject({ value: 1_000_001, rounds: [1.23457, 2] });
    expect(measured([]).pace).toEqual([{ workMs: 20.1235, stepNs: 90, stallMs: 1 }]);
  });
});

describe('the results', () => {
  const machine = { cpu: 'a processor', cores: 2, memoryGb: 24, kernel: 'Linux 6' };
  const old = { date: '2026-11-22T02:00:00.000Z', machine, benchmarks: { b: measured([]), a: measured([]) } };

  it('keep earlier measurements with their dates, in the order of the suite', () => {
    const all = merged(old, { ...machine, kernel: 'Linux 7' }, 'c', measured([]), ['a', 'b', 'c']);
    expect(Object.keys(all.benchmarks)).toEqual(['a', 'b', 'c']);
    expect(all).toMatchObject({ date: '2026-11-23T02:00:00.000Z', machine: { kernel: 'Linux 7' } });
  });

  it('start over on another machine, and drop benchmarks that no longer exist', () => {
    expect(Object.keys(merged(old, { ...machine, cores: 8 }, 'a', measured([]), ['a', 'b']).benchmarks)).toEqual(['a']);
    expect(Object.keys(merged(old, machine, 'a', measured([]), ['a']).benchmarks)).toEqual(['a']);
  });
});

describe('a command', () => {
  it('runs all benchmarks, one with all its parts, or one with its own arguments', () => {
    expect(asked([])?.map((run) => run.join(' '))).toEqual(RUNS);
    expect(asked(['seo', 'drain'])).toEqual([['drain'], ['seo', 'cards'], ['seo', 'sitemap']]);
    expect(asked(['faults', 'hangs', 'is empty'])).toEqual([['faults', 'hangs', 'is empty']]);
    expect(asked(['images', 'drain', '--quick'])).toEqual([
      ['images', '--quick'],
      ['drain', '--quick'],
    ]);
    expect(asked(['--quick'])?.[4]).toEqual(['server', 'burst', '--quick']);
    expect(asked(['none'])).toBeNull();
  });

  it('is stored if it measures the same as the whole suite', () => {
    expect(isKept('seo cards')).toBe(true);
    expect(isKept('drain --quick')).toBe(false);
  });
});
