import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iconCache, iconFetch } from './browser-cache';
import type { IconSet } from './icon-set';
import { type BrowserStorage, storageArea } from './storage-area';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21, 12, 30);

/** A browser storage with a size limit in characters, as browsers have. */
function memoryStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  const size = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const storage: BrowserStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      const before = items.get(key);
      items.set(key, value);
      if (size() <= room) return;
      if (before === undefined) items.delete(key);
      else items.set(key, before);
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key) => void items.delete(key),
  };
  return { items, area: storageArea(() => storage) };
}

const forbidden = storageArea(() => {
  throw new DOMException('denied', 'SecurityError');
});

const set = (name: string, more = {}) => ({
  prefix: 'mdi',
  icons: { [name]: { body: `<path d="${name}"/>` } },
  ...more,
});

function cacheOf(...areas: ReturnType<typeof memoryStorage>['area'][]) {
  let time = START;
  return { ...iconCache(areas, () => time), later: (ms: number) => (time += ms) };
}

describe('I3 the browser cache', () => {
  it('uses the keys and entries of @iconify/vue 4.1.2', () => {
    const { items, area } = memoryStorage();
    const cache = cacheOf(area);
    cache.store(set('a', { not_found: ['gone'] }));
    cache.store(set('b'));
    expect(Object.fromEntries(items)).toEqual({
      'iconify-version': 'iconify2',
      'iconify-count': '2',
      iconify0: JSON.stringify({ cached: Math.floor(START / HOUR), provider: '', data: set('a') }),
      iconify1: JSON.stringify({ cached: Math.floor(START / HOUR), provider: '', data: set('b') }),
    });
    expect(cache.read()).toEqual([set('a'), set('b')]);
  });

  it('keeps an entry for 168 whole hours', () => {
    const { items, area } = memoryStorage();
    const cache = cacheOf(area);
    cache.store(set('a'));
    // Stored at half past: the 168th hour begins 30 minutes early.
    cache.later(167 * HOUR + 29 * 60_000);
    expect(cache.read()).toHaveLength(1);
    cache.later(60_000);
    expect(cache.read()).toEqual([]);
    expect(items.get('iconify-count')).toBe('0');
    expect(items.has('iconify0')).toBe(false);
  });

  it('ignores an entry from the future', () => {
    const { area } = memoryStorage();
    const cache = cacheOf(area);
    cache.store(set('a'));
    cache.later(-2 * HOUR);
    expect(cache.read()).toEqual([]);
  });

  it('stores at most 50 sets in a storage area, and reuses free slots', () => {
    const local = memoryStorage();
    const session = memoryStorage();
    const cache = cacheOf(local.area, session.area);
    for (let index = 0; index < 120; index += 1) cache.store(set(`i${index}`));
    expect([local.items.size, session.items.size]).toEqual([52, 52]);
    expect(cache.read()).toHaveLength(100);
    local.items.set('iconify7', '{broken');
    expect(cache.read()).toHaveLength(99);
    cache.store(set('again'));
    expect(local.items.get('iconify7')).toContain('again');
    expect(local.items.get('iconify-count')).toBe('50');
  });

  it('is cleared if its version differs', () => {
    const { items, area } = memoryStorage();
    const cache = cacheOf(area);
    cache.store(set('a'));
    items.set('iconify-version', 'iconify1');
    items.set('mine', 'stays');
    expect(cache.read()).toEqual([]);
    expect(Object.fromEntries(items)).toEqual({ 'iconify-version': 'iconify2', 'iconify-count': '0', mine: 'stays' });
  });
});

describe('I3 the browser cache if storage is unavailable', () => {
  it.each([
    ['forbidden', forbidden],
    ['full', memoryStorage(60).area],
    ['without any space', memoryStorage(0).area],
  ])('uses session storage if local storage is %s', (_, local) => {
    const session = memoryStorage();
    const cache = cacheOf(local, session.area);
    cache.store(set('a'));
    expect(session.items.get('iconify0')).toContain('"a"');
    expect(cache.read()).toEqual([set('a')]);
  });

  it('stores nothing and does not throw if both are unavailable', () => {
    const cache = cacheOf(forbidden, forbidden);
    cache.store(set('a', { lastModified: 1 }));
    expect(cache.read()).toEqual([]);
  });
});

describe('I3 the sets in the browser cache', () => {
  it('are replaced by a newer release, and older sets are not stored', () => {
    const { area } = memoryStorage();
    const cache = cacheOf(area);
    const other = { ...set('x'), prefix: 'tabler' };
    for (const stored of [other, set('a'), set('b', { lastModified: 5 })]) cache.store(stored);
    expect(cache.read()).toEqual([other, set('b', { lastModified: 5 })]);
    cache.store(set('c', { lastModified: 5 }));
    cache.store(set('d', { lastModified: 4 }));
    expect(cache.read().map(({ icons }) => Object.keys(icons)[0])).toEqual(['x', 'b', 'c']);
  });

  it('always contain icons', () => {
    const { items, area } = memoryStorage();
    cacheOf(area).store({ prefix: 'mdi', icons: {}, not_found: ['a'] });
    expect(items.has('iconify0')).toBe(false);
  });
});

describe('I3 the browser cache with arbitrary data', () => {
  it('ignores invalid entries in the storage, and returns only valid sets', () => {
    const hour = Math.floor(START / HOUR);
    const entry = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ cached: fc.oneof(fc.integer(), fc.constant(hour)), provider: fc.string(), data: fc.anything() })
        .map((value) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? null : part))),
      fc.constant(JSON.stringify({ cached: hour, provider: '', data: set('good') })),
    );
    const count = fc.oneof(fc.string(), fc.constantFrom('-1', '1e9', 'NaN', '50', '99999999999', '0x10'));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), count, fc.nat(3_000), (entries, countText, room) => {
        const { items, area } = memoryStorage(room + 20_000);
        items.set('iconify-version', 'iconify2').set('iconify-count', countText);
        for (const [index, text] of entries.entries()) items.set(`iconify${index}`, text);
        const cache = cacheOf(area);
        for (const data of cache.read()) expect(data).toEqual(set('good'));
        cache.store(set('good'));
        expect(cache.read().length).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('returns the stored sets that have not expired, for any order of storing and reading', () => {
    const step = fc.record({ hours: fc.nat(80), name: fc.stringMatching(/^[a-z]{1,4}$/) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 49 }), (steps) => {
        const cache = cacheOf(memoryStorage().area);
        const start = Math.floor(START / HOUR);
        let now = start;
        const stored = steps.map(({ hours, name }) => {
          cache.later(hours * HOUR);
          now += hours;
          cache.store(set(name));
          return { name, hour: now };
        });
        const alive = stored.filter(({ hour }) => now - hour < 168).map(({ name }) => name);
        const read = cache.read().flatMap(({ icons }) => Object.keys(icons));
        expect(read.sort()).toEqual(alive.sort());
      }),
    );
  });
});

const mdi: IconSet = { prefix: 'mdi', icons: { home: { body: '<path/>' } } };

function fetchFrom(answer: () => Response) {
  const requests: string[] = [];
  const loaded: IconSet[] = [];
  const send: typeof fetch = async (input) => {
    requests.push(String(input));
    return answer();
  };
  return { requests, loaded, fetch: iconFetch(send, (set) => loaded.push(set)) };
}

describe('I2 fetching for the Iconify client', () => {
  it('does not encode commas, and passes the set on', async () => {
    const { fetch, requests, loaded } = fetchFrom(() => Response.json(mdi));
    expect(await (await fetch('/api/icons/mdi.json?icons=home%2Ccheck')).json()).toEqual(mdi);
    expect(requests).toEqual(['/api/icons/mdi.json?icons=home,check']);
    expect(loaded).toEqual([mdi]);
  });

  it.each([404, 500])('returns a %d to the client', async (status) => {
    const { fetch, loaded } = fetchFrom(() => new Response(null, { status }));
    expect((await fetch('/api/icons/mdi.json?icons=home')).status).toBe(status);
    expect(loaded).toEqual([]);
  });

  it('cancels the body of a response that is not read', async () => {
    const cancelled = new Promise((resolve) => {
      const body = new ReadableStream({ cancel: () => resolve(true) });
      void fetchFrom(() => new Response(body, { status: 404 })).fetch('/api/icons/mdi.json?icons=home');
    });
    await expect(cancelled).resolves.toBe(true);
  });

  it.each([
    ['another set', { ...mdi, prefix: 'lucide' }],
    ['no set', { prefix: 'mdi', icons: { home: {} } }],
  ])('answers 502 for a response with %s', async (_, body) => {
    const { fetch, loaded } = fetchFrom(() => Response.json(body));
    expect((await fetch('https://icons.example/mdi.json?icons=home')).status).toBe(502);
    expect(loaded).toEqual([]);
  });
});
