import type { IncomingMessage } from 'node:http';
import { ERROR_MESSAGES, LOCALE_COOKIE_NAME } from '../lib/config/constants';
import { errorText, log } from '../lib/config/log';
import { detectLocale } from '../lib/i18n/detect-locale';
import { type Locale, otherLocale } from '../lib/i18n/locales';
import { type LocaleRouting, localizedPath, splitLocale } from '../lib/i18n/paths';
import { notFoundError } from '../lib/navigation/not-found';
import { lastResortPage } from './last-resort';
import { NOT_FOUND_SECONDS } from './page-cache/freshness';
import type { PageCache } from './page-cache/page-cache';
import { asksForData } from './page-cache/page-question';
import type { RenderedPage } from './page-cache/rendered-page';
import type { StoredPage } from './page-cache/stored-page';
import { readCookie } from './read-cookie';
import { requestId } from './request-id';

const HTML = 'text/html; charset=utf-8';

const MESSAGE = new RegExp(`(<code lang="en" data-error-message="">)${ERROR_MESSAGES.notFound}`);

/** Where the generic page says what happened; behind it the id of the request finds a place. */
const FAILURE = `<code lang="en">${ERROR_MESSAGES.server}`;

const LANGUAGE_LINK = /href="[^"]*\/error-page\/\d+"/;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page as rendered for nobody in particular, with this visitor's address in its message and language link (L6). */
function adapted(html: string, url: URL, locale: Locale, routing: LocaleRouting, id: string): string {
  const { message } = notFoundError(url.pathname + url.search);
  const { path } = splitLocale(url.pathname);
  const sister = escapeHtml(localizedPath(otherLocale(locale), path + url.search, routing));
  return html
    .replace(MESSAGE, (_, tag: string) => tag + escapeHtml(message))
    .replace(FAILURE, () => `${FAILURE} ${id}`)
    .replace(LANGUAGE_LINK, () => `href="${sister}"`);
}

/** Whether Next's answer is an error that a person would see, of which it sends a shell that only scripts fill. */
export function isErrorShell(visit: Pick<IncomingMessage, 'headers'>, url: URL, page: StoredPage): boolean {
  const isError = page.status === 404 || page.status >= 500;
  const isHtml = String(page.headers['content-type'] ?? 'text/html').startsWith('text/html');
  return isError && isHtml && !asksForData(visit) && !/\/error-page\/\d+$/.test(url.pathname);
}

/** What a visitor gets who meets an error: a whole page in their language, also without JavaScript (E1). */
export function createErrorPages(pages: PageCache, routing: LocaleRouting) {
  async function pageOf(locale: Locale, status: number): Promise<string> {
    const target = localizedPath(locale, `/error-page/${status}`, { defaultLocale: locale, prefix: 'always' });
    const { page } = await pages.answer({ target, headers: {} }, 'identity');
    if (page.status !== 200) throw new Error(`the page for ${status} answers ${page.status}`);
    return page.body.toString();
  }

  return async (request: IncomingMessage, url: URL, status: number): Promise<RenderedPage> => {
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const named = splitLocale(url.pathname).locale;
    const locale =
      named ?? detectLocale({ cookie: readCookie(cookie, LOCALE_COOKIE_NAME), acceptLanguage }, routing.defaultLocale);
    const isForAll = named !== null && status === 404;
    const cacheControl = isForAll ? `s-maxage=${NOT_FOUND_SECONDS}` : 'private, no-store';
    const id = status === 404 ? '' : requestId(request);
    try {
      const html = adapted(await pageOf(locale, status === 404 ? 404 : 500), url, locale, routing, id);
      return { status, headers: { 'content-type': HTML, 'cache-control': cacheControl }, body: Buffer.from(html) };
    } catch (error) {
      log('error', 'error page failed', { ...(id !== '' && { id }), reason: errorText(error) });
      const body = Buffer.from(lastResortPage(status, id));
      return { status, headers: { 'content-type': HTML, 'cache-control': 'no-store' }, body };
    }
  };
}
