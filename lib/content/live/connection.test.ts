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
