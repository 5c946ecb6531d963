import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followBuild } from './follow-build';
import { isGuarded } from './navigation-guard';

const HOUR = 3_600_000;
const SETTING = { locale: 'en-us', routing: { defaultLocale: 'en-us', prefix: 'always' } } as const;
const RULES = [
  { from: '/search', to: '/properties/1?from=rule', status: 302, external: false },
  { from: '/line', to: 'https://line.me/x', status: 302, external: true },
];

const manifest = (redirects: unknown) => Response.json({ id: 'a', matcher: { redirects } });
const NO_MANIFESTS = {
  'an error': () => new Response('Service Unavailable', { status: 503 }),
  'a web page': () => new Response('<!doctype html><title>wait</title>'),
  'half of one': () => new Response('{"id":"another"'),
  'no rules': () => Response.json({}),
};

const fetched = vi.fn<(address: string) => Promise<Response>>();
const go = vi.fn();
let stop = () => {};

/** Follows build `a`; its manifest has come. */
async function follow(answerManifest: () => Response, answerLatest = () => Response.json({ id: 'a', timestamp: 1 })) {
  fetched.mockImplementation(async (address) => (address.includes('/meta/') ? answerManifest() : answerLatest()));
  stop = followBuild({ id: 'a', rules: 'v1' }, SETTING, go);
  await vi.advanceTimersByTimeAsync(0);
}

const leave = (href: string, scroll = true) => isGuarded({ href, replace: false, scroll });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  window.location.href = 'http://localhost:3000/en-us';
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  fetched.mockReset();
  go.mockReset();
});

it('N1 U3 links follow the redirect rules of the manifest: inside by the router, outside by the browser', async () => {
  await follow(() => manifest(RULES));
  expect(fetched).toHaveBeenCalledWith('/builds/meta/a.json?v1');
  expect(leave('/en-us/search')).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/en-us/properties/1?from=rule', expect.anything());
  expect(window.location.assign).not.toHaveBeenCalled();
  expect(leave('/en-us/line')).toBe(true);
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('https://line.me/x');
  expect(leave('/en-us/our-team')).toBe(false);
});

it('a navigation that replaces the page replaces it outside too', async () => {
  await follow(() => manifest(RULES));
  expect(isGuarded({ href: '/en-us/line', replace: true, scroll: true })).toBe(true);
  expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('https://line.me/x');
});

it.each(Object.entries(NO_MANIFESTS))(
  'U3 %s in place of the manifest is logged once and links work as before',
  async (_, answer) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await follow(answer);
    expect(logged).toHaveBeenCalledExactlyOnceWith('[build] Error fetching app manifest.', expect.anything());
    logged.mockClear();
    expect(leave('/en-us/search')).toBe(false);
  },
);

it('U3 nothing is logged when the visitor leaves before the manifest has come', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockImplementation(async () => {
    window.dispatchEvent(new Event('pagehide'));
    throw new TypeError('Failed to fetch');
  });
  stop = followBuild({ id: 'a', rules: 'v1' }, SETTING, go);
  await vi.advanceTimersByTimeAsync(0);
  expect(logged).not.toHaveBeenCalled();
});

it('U3 the manifest is not fetched over the slowest lines', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { effectiveType: 'slow-2g' } }));
  await follow(() => manifest(RULES));
  expect(fetched).not.toHaveBeenCalled();
});

it('U2 once the site is of another build, links load whole pages, but filters stay in place', async () => {
  await follow(
    () => manifest([]),
    () => Response.json({ id: 'another', timestamp: 1 }),
  );
  expect(leave('/en-us/search')).toBe(false);
  await vi.advanceTimersByTimeAsync(HOUR + 10_000);
  expect(leave('/en-us/search', false)).toBe(false);
  expect(leave('/en-us/search')).toBe(true);
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/en-us/search');
  expect(go).not.toHaveBeenCalled();
});

it('U2 answers that name no build change nothing', async () => {
  const answers = Object.values(NO_MANIFESTS);
  await follow(
    () => manifest([]),
    () => answers.shift()?.() ?? Response.json({}),
  );
  await vi.advanceTimersByTimeAsync(4 * HOUR + 10_000);
  expect(answers).toEqual([]);
  expect(leave('/en-us/search')).toBe(false);
});

it('after the end of following no link is taken and no build is asked for', async () => {
  await follow(() => manifest(RULES));
  stop();
  fetched.mockClear();
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(leave('/en-us/search')).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});
