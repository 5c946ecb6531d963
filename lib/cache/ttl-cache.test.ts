import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheGet, cacheSet } from './ttl-cache';

describe('W3 the ten-minute cache', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers null for what it does not hold', () => {
    expect(cacheGet('NOTHING')).toBeNull();
  });

  it('keeps a value for ten minutes and not longer', () => {
    expect(cacheSet('LIST', [1])).toBe(true);
    vi.advanceTimersByTime(599_999);
    expect(cacheGet('LIST')).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(cacheGet('LIST')).toBeNull();
  });

  it('logs a failure and answers null or false', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(Map.prototype, 'get').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect(cacheGet('LIST')).toBeNull();
    vi.spyOn(Map.prototype, 'set').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect(cacheSet('LIST', 1)).toBe(false);
    expect(logged.mock.calls).toEqual([['Cache get failed for LIST: broken'], ['Cache set failed for LIST: broken']]);
    logged.mockClear();
  });
});
