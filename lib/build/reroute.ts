import type { Locale } from '../i18n/locales';
import { type LocaleRouting, localizedPath, splitLocale } from '../i18n/paths';
import { findRedirect, type PathRule } from '../navigation/redirects';

/** A navigation of the Next.js router. Without `scroll` the page keeps its scroll position. */
export type Navigation = { readonly href: string; readonly scroll: boolean };

/** The replacement of a navigation: a document load by the browser, or another page of the router. */
export type Reroute = { readonly by: 'browser' | 'router'; readonly href: string };

type Known = {
  readonly rules: readonly PathRule[];
  /** The site runs another build than this page. */
  readonly isOutdated: boolean;
  readonly here: string;
  readonly locale: Locale;
  readonly routing: LocaleRouting;
};

function redirected(url: URL, { rules, locale, routing }: Known): { href: string; external: boolean } | null {
  const named = splitLocale(url.pathname);
  try {
    const redirect = findRedirect(rules, named.path, url.search);
    if (redirect === null || redirect.external) return redirect && { href: redirect.location, external: true };
    const target = new URL(localizedPath(named.locale ?? locale, redirect.location, routing), url);
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
export function reroute({ href, scroll }: Navigation, known: Known): Reroute | null {
  const here = new URL(known.here);
  if (!URL.canParse(href, here.href)) return null;
  const url = new URL(href, here);
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  if (url.origin !== here.origin || isSamePage) return null;
  const redirect = redirected(url, known);
  if (redirect?.external || (known.isOutdated && scroll)) return { by: 'browser', href: redirect?.href ?? url.href };
  return redirect && { by: 'router', href: redirect.href };
}
