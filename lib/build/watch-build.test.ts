import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBuild } from './watch-build';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch whose page is looked at unless the test says otherwise. */
function watching(answers: readonly unknown[]) {
  const waiting: (() => void)[] = [];
  const page = { isFree: true };
  let asked = 0;
  const ask = vi.fn(async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onNewBuild = vi.fn();
  const whenFree = (run: () => void) => void (page.isFree ? run() : waiting.push(run));
  const stop = watchBuild({ ownId: 'a', ask, whenFree, onNewBuild });
  return { ask, onNewBuild, stop, page, goOn: () => waiting.splice(0).forEach((run) => void run()) };
}

describe('U2 watchBuild', () => {
  it('asks an hour after the start for the first time, and then hourly', async () => {
    const { ask } = watching([{ id: 'a' }]);
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('tells of another build once, and asks no more', async () => {
    const { ask, onNewBuild } = watching([{ id: 'a' }, { id: 'b' }]);
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(onNewBuild).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('takes no answer and garbage for nothing new, and asks again', async () => {
    const { ask, onNewBuild } = watching([new Error('503'), null, '<!doctype html>', { id: 7 }, { id: 'a' }]);
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(ask).toHaveBeenCalledTimes(5);
    expect(onNewBuild).not.toHaveBeenCalled();
  });

  it('waits for the visitor, with one question for however many hours', async () => {
    const { ask, page, goOn } = watching([{ id: 'a' }]);
    page.isFree = false;
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(ask).not.toHaveBeenCalled();
    page.isFree = true;
    goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('can be stopped', async () => {
    const { ask, stop } = watching([{ id: 'b' }]);
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(ask).not.toHaveBeenCalled();
  });
});
