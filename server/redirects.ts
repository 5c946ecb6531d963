import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALE_COOKIE_NAME } from '../lib/config/constants';
import { entities } from '../lib/content/store.server';
import { detectLocale } from '../lib/i18n/detect-locale';
import { type Locale, type LocaleRouting, localizedPath, splitLocale } from '../lib/i18n/locales';
import { findIntendedPage } from '../lib/navigation/existing-pages.server';
import { findRedirect, type Redirect, tidyAddress, tidyQuery } from '../lib/navigation/redirects';
import { firstPagePath, matchRoute } from '../lib/navigation/routes';
import { readCookie } from './incoming-request';
import { createLimitedLog } from './logging';
import { pageQuery } from './page-cache/cache-key';
import { isDataRequest } from './page-cache/data-request';

/** A script may not follow a redirect to another site. Without data the router lets the browser open the address. */
function sendExternalNotice(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' });
  response.end('This address leads out of the site.');
}

const logLimited = createLimitedLog('redirect rule skipped');
const logSkipped = (from: string) => logLimited('warn', { from, reason: 'its target is not a valid URL' });

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Without its end, if the page then reads more parameters or list entries and the others as before. */
function intendedQuery(page: string, search: string): string {
  const [tidy, route] = [tidyQuery(search), matchRoute(page)?.route.name ?? ''];
  if (tidy === search) return search;
  const read = (query: string) => [...new URLSearchParams(pageQuery(route, new URLSearchParams(query)))].map(String);
  const [before, after] = [read(search), read(tidy)];
  const isKept = (parameter: string) => after.some((each) => each === parameter || each.startsWith(`${parameter},`));
  return `${after}`.length > `${before}`.length && before.every(isKept) ? tidy : search;
}

const pathnameOf = (locale: Locale | null, path: string): string =>
  locale === null ? path : localizedPath(locale, path, { defaultLocale: locale, prefix: 'always' });

type ResolvedRedirect = Redirect & { readonly locale: Locale | null; readonly byVisitor: boolean };

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

/** The page of an internal address, so that no second redirect follows. */
async function withPage(address: string): Promise<string> {
  const url = new URL(address, 'http://internal');
  const page = await findIntendedPage(tidyAddress(url)?.path ?? url.pathname);
  return (page ?? url.pathname) + url.search + url.hash;
}

/** The root always has a prefix, because `/` redirects to the visitor's language. */
const addressIn = (locale: Locale, address: string, routing: LocaleRouting) =>
  /^\/(?:[?#]|$)/.test(address) ? pathnameOf(locale, address) : localizedPath(locale, address, routing);

/** N1: redirects by a rule, or from an altered address to its page, in one hop. False for any other request. */
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
    // A redirect that depends on the visitor must not be in shared caches. Others expire, because rules change.
    ...(redirect.byVisitor
      ? { 'Cache-Control': 'private, no-store', Vary: 'Cookie, Accept-Language' }
      : { 'Cache-Control': 'max-age=600, s-maxage=600' }),
  });
  response.end();
  return true;
}
