import { readManifestRules } from '@/lib/build/build-manifest';
import { watchBuild } from '@/lib/build/watch-build';
import { type Departure, wayOut } from '@/lib/build/way-out';
import { MANIFEST_PREFETCH_SKIPPED_ON } from '@/lib/config/constants';
import { networkInformation } from '@/lib/http/network-information';
import type { Locale } from '@/lib/i18n/locales';
import type { LocaleRouting } from '@/lib/i18n/paths';
import type { PathRule } from '@/lib/navigation/redirects';
import { keepOfflinePage } from '../layout/offline/keep-offline-page';
import { takeDepartures } from './departures';
import { whenFree } from './when-free';

/** The build that a page is of, and the version of the redirect rules that it was rendered with. */
export type PageBuild = { readonly id: string; readonly rules: string };

type Setting = { readonly locale: Locale; readonly routing: LocaleRouting };
type Go = (href: string, options: { readonly replace: boolean; readonly scroll: boolean }) => void;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

async function fetchRules({ id, rules }: PageBuild): Promise<readonly PathRule[]> {
  const found = readManifestRules(await fetchJson(`/builds/meta/${id}.json?${rules}`));
  if (found === null) throw new Error('no manifest');
  return found;
}

/** U3: the redirect rules; none where they cannot be had, which is said on the console alone: the server has them too. */
async function rulesOf(build: PageBuild): Promise<readonly PathRule[]> {
  if (networkInformation().effectiveType === MANIFEST_PREFETCH_SKIPPED_ON) return [];
  let isLeft = false;
  window.addEventListener(
    'pagehide',
    () => {
      isLeft = true;
    },
    { once: true },
  );
  return fetchRules(build).catch((error: unknown) => {
    // Broken off by the visitor, or by a line that is gone.
    if (!isLeft && navigator.onLine) console.error('[build] Error fetching app manifest.', error);
    return [];
  });
}

/** U2, U3: watches for another build, and leads navigations where redirect rules or the other build want them. */
export function followBuild(build: PageBuild, { locale, routing }: Setting, go: Go): () => void {
  let rules: readonly PathRule[] = [];
  let isOutdated = false;
  keepOfflinePage();
  void rulesOf(build).then((found) => {
    rules = found;
  });
  const stopWatching = watchBuild({
    ownId: build.id,
    ask: () => fetchJson(`/builds/latest.json?${Date.now()}`),
    whenFree,
    onNewBuild: () => {
      isOutdated = true;
    },
  });
  const take = (departure: Departure & { readonly replace: boolean }): boolean => {
    const way = wayOut(departure, { rules, isOutdated, here: window.location.href, locale, routing });
    if (way?.by === 'browser') window.location[departure.replace ? 'replace' : 'assign'](way.href);
    else if (way !== null) go(way.href, departure);
    return way !== null;
  };
  const stopTaking = takeDepartures(take);
  return () => {
    stopWatching();
    stopTaking();
  };
}
