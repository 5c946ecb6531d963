import type { Locale } from '../i18n/locales';
import { type LocaleRouting, localizedPath, splitLocale } from '../i18n/paths';
import { findRedirect, type PathRule } from '../navigation/redirects';

/** A navigation that somebody asked for; without `scroll` the page is to stay where it stands. */
export type Departure = { readonly href: string; readonly scroll: boolean };

/** Where it goes in place of its target: by the browser as a whole page, or by the router. */
export type WayOut = { readonly by: 'browser' | 'router'; readonly href: string };

type Known = {
  readonly rules: readonly PathRule[];
  /** The site is of another build than the page. */
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
 * U2, U3: how a navigation goes that the router shall not do by itself; null where it shall. By a redirect rule of the
 * manifest, query and hash kept, and as a whole page when the site is of another build. One that stays where it stands,
 * as a filter does, is left to the router: a whole page would begin at its top.
 */
export function wayOut({ href, scroll }: Departure, known: Known): WayOut | null {
  const here = new URL(known.here);
  if (!URL.canParse(href, here.href)) return null;
  const url = new URL(href, here);
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  if (url.origin !== here.origin || isSamePage) return null;
  const redirect = redirected(url, known);
  if (redirect?.external || (known.isOutdated && scroll)) return { by: 'browser', href: redirect?.href ?? url.href };
  return redirect && { by: 'router', href: redirect.href };
}
