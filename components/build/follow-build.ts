import { readManifestRules, reroute, watchBuild } from '@/lib/build/build-manifest';
import { MANIFEST_PREFETCH_SKIPPED_ON } from '@/lib/config/constants';
import { networkInformation } from '@/lib/http/network-information';
import type { Locale, LocaleRouting } from '@/lib/i18n/locales';
import type { PathRule } from '@/lib/navigation/redirects';
import { whenIdle } from '../ui/browser';
import { setNavigationGuard } from '../ui/navigation';

/** The worker caches only the offline page (docs/decisions/0051-install-and-offline.md). */
function registerServiceWorker(): void {
  // Without the HTTP cache, the next visit installs a new version. If this fails, the site works without it.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

function whenVisibleAndIdle(run: () => void): void {
  if (document.visibilityState === 'visible') {
    whenIdle(run);
    return;
  }
  document.addEventListener('visibilitychange', () => whenVisibleAndIdle(run), { once: true });
}

export type PageBuild = { readonly id: string; readonly rules: string };

type Setting = { readonly locale: Locale; readonly routing: LocaleRouting };
type Go = (href: string, options: { readonly replace: boolean; readonly scroll: boolean }) => void;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

async function fetchRules({ id, rules }: PageBuild): Promise<readonly PathRule[]> {
  const manifestRules = readManifestRules(await fetchJson(`/builds/meta/${id}.json?${rules}`));
  if (manifestRules === null) throw new Error('the response is not a build manifest');
  return manifestRules;
}

/** U3: loads the redirect rules. Returns none if they cannot be loaded, because the server applies them too. */
async function loadRules(build: PageBuild): Promise<readonly PathRule[]> {
  if (networkInformation().effectiveType === MANIFEST_PREFETCH_SKIPPED_ON) return [];
  let isLeaving = false;
  window.addEventListener(
    'pagehide',
    () => {
      isLeaving = true;
    },
    { once: true },
  );
  return fetchRules(build).catch((error: unknown) => {
    if (!isLeaving && navigator.onLine) console.error('[build] Error fetching app manifest.', error);
    return [];
  });
}

/** U2, U3: reroutes navigations by the redirect rules or because of a new build. Returns a function that stops it. */
export function followBuild(build: PageBuild, { locale, routing }: Setting, go: Go): () => void {
  let rules: readonly PathRule[] = [];
  let isOutdated = false;
  registerServiceWorker();
  void loadRules(build).then((manifestRules) => {
    rules = manifestRules;
  });
  const stopWatching = watchBuild({
    ownId: build.id,
    fetchLatest: () => fetchJson(`/builds/latest.json?${Date.now()}`),
    whenIdle: whenVisibleAndIdle,
    onNewBuild: () => {
      isOutdated = true;
    },
  });
  const removeGuard = setNavigationGuard((navigation) => {
    const rerouted = reroute(navigation, { rules, isOutdated, currentUrl: window.location.href, locale, routing });
    if (rerouted?.by === 'browser') window.location[navigation.replace ? 'replace' : 'assign'](rerouted.href);
    else if (rerouted !== null) go(rerouted.href, navigation);
    return rerouted !== null;
  });
  return () => {
    stopWatching();
    removeGuard();
  };
}
