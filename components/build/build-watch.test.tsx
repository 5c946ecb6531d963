import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { isGuarded } from '../ui/navigation';
import { BuildWatch } from './build-watch';

const RULES = [{ from: '/search', to: '/properties/1', status: 302, external: false }];
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockImplementation(async () => Response.json({ id: 'a', matcher: { redirects: RULES } }));
  vi.stubGlobal('fetch', fetched);
  window.location.href = 'http://localhost:3000/en-us';
});

afterEach(() => {
  vi.useRealTimers();
  fetched.mockReset();
});

const watch = () => renderOnPage(<BuildWatch build={{ id: 'a', rules: 'v1' }} />);

/** Waits for a dynamic import, which fake timers do not control. */
const untilFollowed = () => vi.waitFor(() => expect(fetched).toHaveBeenCalled());

it('U3 follows the build one second after the page has loaded, and links then use its redirect rules', async () => {
  const { router } = watch();
  await vi.advanceTimersByTimeAsync(900);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  await untilFollowed();
  await vi.waitFor(() => expect(isGuarded({ href: '/en-us/search', replace: false, scroll: true })).toBe(true));
  expect(router.push).toHaveBeenCalledWith('http://localhost:3000/en-us/properties/1', { scroll: true });
  isGuarded({ href: '/en-us/search', replace: true, scroll: false });
  expect(router.replace).toHaveBeenCalledWith('http://localhost:3000/en-us/properties/1', { scroll: false });
});

it('fetches nothing if the visitor leaves within the first second', async () => {
  watch().unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).not.toHaveBeenCalled();
});
