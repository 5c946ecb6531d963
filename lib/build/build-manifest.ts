import { BUILD_POLL_INTERVAL_MS } from '../config/constants';
import { isRecord } from '../http/json';
import { type Locale, type LocaleRouting, localizedPath, splitLocale } from '../i18n/locales';
import { findRedirect, type PathRule } from '../navigation/redirects';

/** `timestamp` is in milliseconds. */
export type Build = { readonly id: string; readonly timestamp: number };

/** U1: the public data of a build. Nothing is prerendered (decision 2). */
export type BuildManifest = Build & {
  readonly matcher: { readonly redirects: readonly PathRule[] };
  readonly prerendered: readonly string[];
};

export function readBuildId(response: unknown): string | null {
  return isRecord(response) && typeof response.id === 'string' && response.id !== '' ? response.id : null;
}

/** Only paths of this site and https URLs: `//host` and `/\host` would lead elsewhere. */
function isTarget(to: string, external: boolean): boolean {
  return external ? /^https:\/\/[^\s\\/]/.test(to) : /^\/(?![/\\])[^\s\\]*$/.test(to);
}

function readRule(value: unknown): readonly PathRule[] {
  if (!isRecord(value)) return [];
  const { from, to, status, external } = value;
  if (typeof from !== 'string' || !from.startsWith('/') || typeof to !== 'string') return [];
  if (typeof external !== 'boolean' || !isTarget(to, external)) return [];
  if (status !== 301 && status !== 302 && status !== 307 && status !== 308) return [];
  return [{ from, to, status, external }];
}

/** Null if the value is not a manifest. Never throws. */
export function readManifestRules(response: unknown): readonly PathRule[] | null {
  if (readBuildId(response) === null || !isRecord(response) || !isRecord(response.matcher)) return null;
  const { redirects } = response.matcher;
  return Array.isArray(redirects) ? redirects.flatMap(readRule) : null;
}

type Watch = {
  readonly ownId: string;
  readonly fetchLatest: () => Promise<unknown>;
  readonly whenIdle: (run: () => void) => void;
  readonly onNewBuild: () => void;
};

/** U2: checks every hour until the site runs another build. Returns a function that stops the checks. */
export function watchBuild({ ownId, fetchLatest, whenIdle, onNewBuild }: Watch): () => void {
  let isWaiting = false;
  const stop = () => clearInterval(timer);
  const poll = async () => {
    const id = readBuildId(await fetchLatest().catch(() => null));
    isWaiting = false;
    if (id === null || id === ownId) return;
    stop();
    onNewBuild();
  };
  const timer = setInterval(() => {
    // A page may be in the background for days, so queue at most one check.
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => void poll());
  }, BUILD_POLL_INTERVAL_MS);
  return stop;
}

export type Navigation = { readonly href: string; readonly scroll: boolean };

export type Reroute = { readonly by: 'browser' | 'router'; readonly href: string };

type RerouteContext = {
  readonly rules: readonly PathRule[];
  readonly isOutdated: boolean;
  readonly currentUrl: string;
  readonly locale: Locale;
  readonly routing: LocaleRouting;
};

function redirected(url: URL, { rules, locale, routing }: RerouteContext): { href: string; external: boolean } | null {
  const parsed = splitLocale(url.pathname);
  try {
    const redirect = findRedirect(rules, parsed.path, url.search);
    if (redirect === null || redirect.external) return redirect && { href: redirect.location, external: true };
    const target = new URL(localizedPath(parsed.locale ?? locale, redirect.location, routing), url);
    if (target.hash === '') target.hash = url.hash;
    return { href: target.href, external: false };
  } catch {
    return null;
  }
}

/** U2, U3: applies the redirect rules, and loads the document of another build. Null if the router can go on. */
export function reroute({ href, scroll }: Navigation, context: RerouteContext): Reroute | null {
  const current = new URL(context.currentUrl);
  if (!URL.canParse(href, current.href)) return null;
  const url = new URL(href, current);
  const isSamePage = url.pathname === current.pathname && url.search === current.search;
  if (url.origin !== current.origin || isSamePage) return null;
  const redirect = redirected(url, context);
  if (redirect?.external || (context.isOutdated && scroll)) return { by: 'browser', href: redirect?.href ?? url.href };
  return redirect && { by: 'router', href: redirect.href };
}
