import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheDrop, cacheGet, cacheSet } from './ttl-cache';

describe('W3 the ten-minute cache', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns null for a missing key', () => {
    expect(cacheGet('NOTHING')).toBeNull();
  });

  it('keeps a value for ten minutes', () => {
    expect(cacheSet('LIST', [1])).toBe(true);
    vi.advanceTimersByTime(599_999);
    expect(cacheGet('LIST')).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(cacheGet('LIST')).toBeNull();
  });

  it('drops a value', () => {
    cacheSet('LIST', [1]);
    expect([cacheDrop('LIST'), cacheGet('LIST'), cacheDrop('LIST')]).toEqual([true, null, false]);
  });

  it('logs a failure, and returns null or false', () => {
    vi.stubEnv('LOG_LEVEL', 'error');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(Map.prototype, 'get').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect(cacheGet('LIST')).toBeNull();
    vi.spyOn(Map.prototype, 'set').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect(cacheSet('LIST', 1)).toBe(false);
    vi.spyOn(Map.prototype, 'delete').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect(cacheDrop('LIST')).toBe(false);
    const failure = (operation: string) =>
      `"event":"cache failed","operation":"${operation}","key":"LIST","reason":"broken"`;
    expect(written.mock.calls).toEqual(['get', 'set', 'drop'].map((each) => [expect.stringContaining(failure(each))]));
    written.mockRestore();
    vi.unstubAllEnvs();
  });
});
