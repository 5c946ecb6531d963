import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALE_COOKIE_NAME } from '../lib/config/constants';
import { entities } from '../lib/content/store.server';
import { detectLocale } from '../lib/i18n/detect-locale';
import { type LocaleRouting, localizedPath, splitLocale } from '../lib/i18n/paths';
import { findRedirect } from '../lib/navigation/redirects';
import { withPage } from '../lib/navigation/routes';
import { createFewLines } from './few-lines';
import { asksForData } from './page-cache/data-question';
import { readCookie } from './read-cookie';

/**
 * A script that asks for a page's data may not follow a redirect out of the site. Without data the router has the
 * browser open the address itself.
 */
function sendAway(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' });
  response.end('This address leads out of the site.');
}

const sayFew = createFewLines('redirect rule skipped');
const saySkipped = (from: string) => sayFew('warn', { from, reason: 'its target is not a valid URL' });

/**
 * N1: answers a request whose path has a redirect rule, in one hop also from a path without locale. False when no
 * rule applies.
 */
export async function answerRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  routing: LocaleRouting,
): Promise<boolean> {
  const { locale, path } = splitLocale(url.pathname);
  const redirect = findRedirect((await entities('redirects')).values(), path, url.search, saySkipped);
  if (redirect === null) return false;
  if (redirect.external && asksForData(request)) {
    sendAway(response);
    return true;
  }

  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const target =
    locale ?? detectLocale({ cookie: readCookie(cookie, LOCALE_COOKIE_NAME), acceptLanguage }, routing.defaultLocale);
  response.writeHead(redirect.status, {
    Location: redirect.external ? redirect.location : localizedPath(target, withPage(redirect.location), routing),
    // Without a locale the answer depends on who asks; no shared cache may keep it. A browser would keep a permanent one
    // for ever, and the next rule would be the site's word against its.
    ...(locale === null
      ? { 'Cache-Control': 'private, no-store', Vary: 'Cookie, Accept-Language' }
      : { 'Cache-Control': 'max-age=600, s-maxage=600' }),
  });
  response.end();
  return true;
}
