import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBuild } from './build-manifest';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a watch. The page is free to run the checks unless the test says otherwise. */
function startWatch(answers: readonly unknown[]) {
  const waiting: (() => void)[] = [];
  const page = { isFree: true };
  let calls = 0;
  const ask = vi.fn(async () => {
    const answer = answers[Math.min(calls++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onNewBuild = vi.fn();
  const whenIdle = (run: () => void) => void (page.isFree ? run() : waiting.push(run));
  const stop = watchBuild({ ownId: 'a', fetchLatest: ask, whenIdle, onNewBuild });
  return { ask, onNewBuild, stop, page, runWaiting: () => waiting.splice(0).forEach((run) => void run()) };
}

describe('U2 watchBuild', () => {
  it('checks for the first time after an hour, and then hourly', async () => {
    const { ask } = startWatch([{ id: 'a' }]);
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('reports another build once, and stops checking', async () => {
    const { ask, onNewBuild } = startWatch([{ id: 'a' }, { id: 'b' }]);
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(onNewBuild).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('ignores errors and invalid responses, and checks again', async () => {
    const { ask, onNewBuild } = startWatch([new Error('503'), null, '<!doctype html>', { id: 7 }, { id: 'a' }]);
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(ask).toHaveBeenCalledTimes(5);
    expect(onNewBuild).not.toHaveBeenCalled();
  });

  it('waits until the page is free, with only one pending check', async () => {
    const { ask, page, runWaiting } = startWatch([{ id: 'a' }]);
    page.isFree = false;
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(ask).not.toHaveBeenCalled();
    page.isFree = true;
    runWaiting();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('can be stopped', async () => {
    const { ask, stop } = startWatch([{ id: 'b' }]);
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(ask).not.toHaveBeenCalled();
  });
});
