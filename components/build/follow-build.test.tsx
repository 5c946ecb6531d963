import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isGuarded } from '../ui/navigation';
import { followBuild } from './follow-build';

const HOUR = 3_600_000;
const SETTING = { locale: 'en-us', routing: { defaultLocale: 'en-us', prefix: 'always' } } as const;
const RULES = [
  { from: '/search', to: '/properties/1?from=rule', status: 302, external: false },
  { from: '/line', to: 'https://line.me/x', status: 302, external: true },
];

const manifest = (redirects: unknown) => Response.json({ id: 'a', matcher: { redirects } });
const INVALID_MANIFESTS = {
  'an error': () => new Response('Service Unavailable', { status: 503 }),
  'a web page': () => new Response('<!doctype html><title>wait</title>'),
  'a truncated manifest': () => new Response('{"id":"another"'),
  'a manifest without rules': () => Response.json({}),
};

const fetched = vi.fn<(address: string) => Promise<Response>>();
const go = vi.fn();
let stop = () => {};

/** Follows build `a` and waits for its manifest. */
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

it('N1 U3 applies the redirect rules of the manifest by the router, and to other hosts by the browser', async () => {
  await follow(() => manifest(RULES));
  expect(fetched).toHaveBeenCalledWith('/builds/meta/a.json?v1');
  expect(leave('/en-us/search')).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/en-us/properties/1?from=rule', expect.anything());
  expect(window.location.assign).not.toHaveBeenCalled();
  expect(leave('/en-us/line')).toBe(true);
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('https://line.me/x');
  expect(leave('/en-us/our-team')).toBe(false);
});

it('replaces the history entry also for a redirect to another host', async () => {
  await follow(() => manifest(RULES));
  expect(isGuarded({ href: '/en-us/line', replace: true, scroll: true })).toBe(true);
  expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('https://line.me/x');
});

it.each(Object.entries(INVALID_MANIFESTS))(
  'U3 logs %s in place of the manifest once, and links work as before',
  async (_, answer) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await follow(answer);
    expect(logged).toHaveBeenCalledExactlyOnceWith('[build] Error fetching app manifest.', expect.anything());
    logged.mockClear();
    expect(leave('/en-us/search')).toBe(false);
  },
);

it('U3 logs nothing if the visitor leaves before the manifest arrives', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockImplementation(async () => {
    window.dispatchEvent(new Event('pagehide'));
    throw new TypeError('Failed to fetch');
  });
  stop = followBuild({ id: 'a', rules: 'v1' }, SETTING, go);
  await vi.advanceTimersByTimeAsync(0);
  expect(logged).not.toHaveBeenCalled();
});

it('U3 does not fetch the manifest on a slow-2g connection', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { effectiveType: 'slow-2g' } }));
  await follow(() => manifest(RULES));
  expect(fetched).not.toHaveBeenCalled();
});

it('U2 loads full pages after a new build, but changes filters on the page', async () => {
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

it('U2 ignores responses that name no build', async () => {
  const answers = Object.values(INVALID_MANIFESTS);
  await follow(
    () => manifest([]),
    () => answers.shift()?.() ?? Response.json({}),
  );
  await vi.advanceTimersByTimeAsync(4 * HOUR + 10_000);
  expect(answers).toEqual([]);
  expect(leave('/en-us/search')).toBe(false);
});

it('handles no links and fetches nothing after it is stopped', async () => {
  await follow(() => manifest(RULES));
  stop();
  fetched.mockClear();
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(leave('/en-us/search')).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});
