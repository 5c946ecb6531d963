import type { Locale } from '../i18n/locales';
import { type LocaleRouting, localizedPath, splitLocale } from '../i18n/paths';
import { findRedirect, type PathRule } from '../navigation/redirects';

/** A navigation of the Next.js router. Without `scroll` the page keeps its scroll position. */
export type Navigation = { readonly href: string; readonly scroll: boolean };

/** The replacement of a navigation: a document load by the browser, or another page of the router. */
export type Reroute = { readonly by: 'browser' | 'router'; readonly href: string };

type RerouteContext = {
  readonly rules: readonly PathRule[];
  /** The site runs another build than this page. */
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

/**
 * U2, U3: applies the redirect rules of the manifest to a navigation, with query and hash, and turns it into a document
 * load if the site runs another build. Returns null if the router can navigate as usual. A navigation that keeps the
 * scroll position, such as a filter, stays with the router, because a document load would begin at the top.
 */
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
