import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SourceReport } from './source-report';

const target = (name: 'jobs' | 'works') => ({ name, fault: undefined, isCurrent: false, isPaused: false });

let lines: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('LOG_LEVEL', 'info');
  lines = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const events = () => lines.map((line) => JSON.parse(line)).map(({ event, collections }) => [event, collections]);

it('logs the faults of many collections in one line, once all are listed, and their recovery in another', () => {
  const [jobs, works] = [target('jobs'), target('works')];
  const report = new SourceReport([jobs, works]);
  Object.assign(jobs, { isCurrent: true });
  report.setFault(jobs, 'empty');
  vi.advanceTimersByTime(20_000);
  expect(events()).toEqual([]);
  Object.assign(works, { isPaused: true });
  report.setFault(works, 'refused');
  vi.advanceTimersByTime(1_000);
  expect(events()).toEqual([['content collections failed', ['jobs', 'works']]]);
  report.setFault(jobs, undefined);
  vi.advanceTimersByTime(1_000);
  report.setFault(works, undefined);
  vi.advanceTimersByTime(1_000);
  expect(events().slice(1)).toEqual([['content collections recovered', undefined]]);
});

it('logs a fault after a minute if the listing of another collection does not end', () => {
  const jobs = target('jobs');
  const report = new SourceReport([jobs, target('works')]);
  report.setFault(jobs, 'refused');
  vi.advanceTimersByTime(59_000);
  expect(events()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(events()).toEqual([['content collections failed', ['jobs']]]);
});
