import { describe, expect, it } from 'vitest';
import { merged, outcome } from './results.mjs';
import { asked, isKept, RUNS } from './suite.mjs';

const measured = (handedOver: object[], code = 0) =>
  outcome({
    ...{ handedOver, code, date: '2026-11-23T02:00:00.000Z', seconds: 3.2, versions: { commit: 'abc' } },
    pace: [{ workMs: 20.1234567, stepNs: 90, stallMs: 1 }],
  });
const figure = { what: 'p99', value: 40, unit: 'ms', atMost: 50 };

describe('what a benchmark leaves', () => {
  it('is measured where it has figures, also where one is missed', () => {
    expect(measured([{ figures: [figure] }])).toMatchObject({ state: 'measured', figures: [{ met: true }] });
    expect(measured([{ figures: [{ ...figure, value: 60 }] }], 1)).toMatchObject({
      state: 'measured',
      figures: [{ met: false }],
    });
  });

  it('is not run for want of a program, and broken where it ended badly without a word', () => {
    expect(measured([{ notMeasured: 'wrk is not installed' }], 1)).toMatchObject({ state: 'not run', figures: [] });
    expect(measured([{ figures: [figure] }], 1).state).toBe('broken');
    expect(measured([]).state).toBe('broken');
  });

  it('keeps no figure as met that is no number', () => {
    expect(measured([{ figures: [{ ...figure, value: Number.NaN }] }], 1).figures).toMatchObject([
      { value: null, met: false },
    ]);
  });

  it('has the counts as they are and six digits of what is measured', () => {
    const [one] = measured([{ figures: [{ ...figure, value: 1_000_001, rounds: [1.23456789, 2] }] }], 1).figures;
    expect(one).toMatchObject({ value: 1_000_001, rounds: [1.23457, 2] });
    expect(measured([]).pace).toEqual([{ workMs: 20.1235, stepNs: 90, stallMs: 1 }]);
  });
});

describe('the results', () => {
  const machine = { cpu: 'a processor', cores: 2, memoryGb: 24, kernel: 'Linux 6' };
  const old = { date: '2026-11-22T02:00:00.000Z', machine, benchmarks: { b: measured([]), a: measured([]) } };

  it('keep what was measured before, each with its date, in the order of the suite', () => {
    const all = merged(old, { ...machine, kernel: 'Linux 7' }, 'c', measured([]), ['a', 'b', 'c']);
    expect(Object.keys(all.benchmarks)).toEqual(['a', 'b', 'c']);
    expect(all).toMatchObject({ date: '2026-11-23T02:00:00.000Z', machine: { kernel: 'Linux 7' } });
  });

  it('begin anew on another machine, and without those that are measured no more', () => {
    expect(Object.keys(merged(old, { ...machine, cores: 8 }, 'a', measured([]), ['a', 'b']).benchmarks)).toEqual(['a']);
    expect(Object.keys(merged(old, machine, 'a', measured([]), ['a']).benchmarks)).toEqual(['a']);
  });
});

describe('a command', () => {
  it('asks for all, for a benchmark with all its parts, or for one with words of its own', () => {
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

  it('is kept where it measures what the whole suite does', () => {
    expect(isKept('seo cards')).toBe(true);
    expect(isKept('drain --quick')).toBe(false);
  });
});
