import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALE_COOKIE_NAME } from '../lib/config/constants';
import { entities } from '../lib/content/store.server';
import { detectLocale } from '../lib/i18n/detect-locale';
import type { Locale } from '../lib/i18n/locales';
import { type LocaleRouting, localizedPath, splitLocale } from '../lib/i18n/paths';
import { findIntendedPage } from '../lib/navigation/intended-page.server';
import { findRedirect, type Redirect } from '../lib/navigation/redirects';
import { firstPagePath, matchRoute } from '../lib/navigation/routes';
import { tidyAddress, tidyQuery } from '../lib/navigation/tidy-address';
import { createLimitedLog } from './limited-log';
import { isDataRequest } from './page-cache/data-question';
import { pageQuery } from './page-cache/page-query';
import { readCookie } from './read-cookie';

/**
 * Answers a request for a page's data whose redirect leaves the site: a script may not follow that redirect. Without data
 * the router lets the browser open the address.
 */
function sendExternalNotice(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' });
  response.end('This address leads out of the site.');
}

const logLimited = createLimitedLog('redirect rule skipped');
const logSkipped = (from: string) => logLimited('warn', { from, reason: 'its target is not a valid URL' });

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The query without its end, if the page then reads more parameters or list entries and the others as before. */
function intendedQuery(page: string, search: string): string {
  const [tidy, route] = [tidyQuery(search), matchRoute(page)?.route.name ?? ''];
  if (tidy === search) return search;
  const read = (query: string) => [...new URLSearchParams(pageQuery(route, new URLSearchParams(query)))].map(String);
  const [before, after] = [read(search), read(tidy)];
  const isKept = (parameter: string) => after.some((each) => each === parameter || each.startsWith(`${parameter},`));
  return `${after}`.length > `${before}`.length && before.every(isKept) ? tidy : search;
}

/** The path with its locale prefix, as Next routes it, also for a default locale without prefix. */
const pathnameOf = (locale: Locale | null, path: string): string =>
  locale === null ? path : localizedPath(locale, path, { defaultLocale: locale, prefix: 'always' });

type ResolvedRedirect = Redirect & { readonly locale: Locale | null; readonly byVisitor: boolean };

/** The redirect of a rule, or from an altered address to its page; null for none. */
async function resolveRedirect(
  request: IncomingMessage,
  url: URL,
  { prefix }: LocaleRouting,
): Promise<ResolvedRedirect | null> {
  const rules = await entities('redirects');
  const byRule = ({ locale, path }: ReturnType<typeof splitLocale>, search: string): ResolvedRedirect | null => {
    const redirect = findRedirect(rules.values(), path, search, logSkipped);
    return redirect && { ...redirect, locale, byVisitor: locale === null };
  };
  const current = splitLocale(url.pathname);
  const ruleRedirect = byRule(current, url.search);
  if (ruleRedirect !== null || !isRead(request) || isDataRequest(request)) return ruleRedirect;

  const tidy = tidyAddress(url);
  if (tidy === null) return null;
  const isCurrentPath = (path: string) => pathnameOf(tidy.locale, path) === url.pathname;
  const isTidy = isCurrentPath(tidy.path);
  // Next redirects from a list to its first page.
  if (isTidy && firstPagePath(tidy.path) !== null) return null;
  const tidyRedirect = isTidy ? null : byRule(tidy, tidy.search);
  if (tidyRedirect !== null) return tidyRedirect;

  const page = await findIntendedPage(tidy.path);
  if (page === null) return null;
  const query = intendedQuery(page, tidy.search);
  if (isCurrentPath(page) && query === url.search) return null;
  const byVisitor = tidy.locale === null && (prefix === 'always' || page === '/');
  return { status: 308, location: page + query, external: false, locale: tidy.locale, byVisitor };
}

/** Resolves an internal address without locale to that of its page, so that no second redirect follows. */
async function withPage(address: string): Promise<string> {
  const url = new URL(address, 'http://internal');
  const page = await findIntendedPage(tidyAddress(url)?.path ?? url.pathname);
  return (page ?? url.pathname) + url.search + url.hash;
}

/** The address with its locale. The root always has a prefix, because `/` redirects to the visitor's language. */
const addressIn = (locale: Locale, address: string, routing: LocaleRouting) =>
  /^\/(?:[?#]|$)/.test(address) ? pathnameOf(locale, address) : localizedPath(locale, address, routing);

/**
 * N1: redirects a request whose path has a redirect rule, or is the altered address of a page
 * (`lib/navigation/tidy-address.ts`), in one hop, also from a path without locale. Returns false for any other request.
 */
export async function handleRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  routing: LocaleRouting,
): Promise<boolean> {
  const redirect = await resolveRedirect(request, url, routing);
  if (redirect === null) return false;
  if (redirect.external && isDataRequest(request)) {
    sendExternalNotice(response);
    return true;
  }

  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const detected = () =>
    detectLocale({ cookie: readCookie(cookie, LOCALE_COOKIE_NAME), acceptLanguage }, routing.defaultLocale);
  const locale = redirect.locale ?? (redirect.byVisitor ? detected() : routing.defaultLocale);
  response.writeHead(redirect.status, {
    Location: redirect.external ? redirect.location : addressIn(locale, await withPage(redirect.location), routing),
    // A redirect that depends on the visitor must not be in shared caches. Others expire, because browsers would keep a
    // permanent redirect forever and ignore a changed rule.
    ...(redirect.byVisitor
      ? { 'Cache-Control': 'private, no-store', Vary: 'Cookie, Accept-Language' }
      : { 'Cache-Control': 'max-age=600, s-maxage=600' }),
  });
  response.end();
  return true;
}
