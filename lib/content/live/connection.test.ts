import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection, Refusal, TooMuch } from './connection';

const never = () => new Promise<never>(() => undefined);
const down = () => Promise.reject(new Error('fetch failed'));

describe('createConnection', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('X is lost after ten seconds of silence, and gives the request up after fifteen', async () => {
    const connection = createConnection();
    const answer = connection.ask(never).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(connection.state().online).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.state()).toEqual({ online: false, reason: 'no answer in 10 s' });
    await connection.lost();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toBe('no answer in 15 s');
  });

  it('asks nothing until the back-off has gone, then is back with the first answer', async () => {
    const connection = createConnection();
    await expect(connection.ask(down)).rejects.toThrow('fetch failed');
    const run = vi.fn(async () => 1);
    await expect(connection.ask(run)).rejects.toThrow('fetch failed');
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(connection.retryInMs());
    expect(await connection.ask(run)).toBe(1);
    expect(connection.state()).toEqual({ online: true });
    expect(connection.retryInMs()).toBe(0);
  });

  it('takes late answers, and is back with the first one in time', async () => {
    const connection = createConnection();
    const states: boolean[] = [];
    for (const seconds of [11, 11, 1]) {
      const late = () => new Promise<number>((resolve) => setTimeout(() => resolve(seconds), seconds * 1_000));
      const answer = connection.ask(late);
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      expect(await answer).toBe(seconds);
      states.push(connection.state().online);
    }
    expect(states).toEqual([false, false, true]);
  });

  it('waits long after it asked too much', async () => {
    const connection = createConnection();
    await expect(connection.ask(() => Promise.reject(new TooMuch('quota')))).rejects.toThrow('quota');
    expect(connection.retryInMs()).toBeGreaterThanOrEqual(15_000);
  });

  it('takes a refusal for an answer', async () => {
    const connection = createConnection();
    await expect(connection.ask(() => Promise.reject(new Refusal('no')))).rejects.toThrow('no');
    expect(connection.state().online).toBe(true);
  });
});
