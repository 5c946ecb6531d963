import type { IncomingMessage } from 'node:http';
import { cacheGet, cacheSet } from '../lib/cache/ttl-cache';
import { ERROR_MESSAGES, LOCALE_COOKIE_NAME } from '../lib/config/constants';
import { errorText, log } from '../lib/config/log';
import { createHttpClient } from '../lib/http/client';
import { detectLocale } from '../lib/i18n/detect-locale';
import { type Locale, otherLocale } from '../lib/i18n/locales';
import { type LocaleRouting, localizedPath, splitLocale } from '../lib/i18n/paths';
import { notFoundError } from '../lib/navigation/not-found';
import { lastResortPage } from './last-resort';
import type { PageResponse } from './page-response';
import { readCookie } from './read-cookie';

type ErrorStatus = 404 | 500;

const MESSAGE = new RegExp(`(<code lang="en" data-error-message="">)${ERROR_MESSAGES.notFound}`);

const LANGUAGE_LINK = /href="[^"]*\/error-page\/\d+"/;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The pages of app/[locale]/error-page, fetched from this very server and kept for ten minutes. */
function createErrorPages(origin: string) {
  const request = createHttpClient({ baseURL: origin, deadlineMs: 5_000 });
  return async (locale: Locale, status: ErrorStatus): Promise<string> => {
    const path = localizedPath(locale, `/error-page/${status}`, { defaultLocale: locale, prefix: 'always' });
    const kept = cacheGet(path);
    if (typeof kept === 'string') return kept;
    const html = String(await request(path, { headers: { accept: 'text/html' }, parseResponse: (text) => text }));
    cacheSet(path, html);
    return html;
  };
}

/** The page as rendered for nobody in particular, with this visitor's address in its message and language link (L6). */
function adapted(html: string, url: URL, locale: Locale, routing: LocaleRouting): string {
  const { message } = notFoundError(url.pathname + url.search);
  const { path } = splitLocale(url.pathname);
  const sister = escapeHtml(localizedPath(otherLocale(locale), path + url.search, routing));
  return html
    .replace(MESSAGE, (_, tag: string) => tag + escapeHtml(message))
    .replace(LANGUAGE_LINK, () => `href="${sister}"`);
}

/** A person's browser asking for a page; not a script asking for page data, an asset or the API. */
const isPageRequest = ({ method, headers }: IncomingMessage, { pathname }: URL) =>
  (method === 'GET' || method === 'HEAD') && headers.rsc === undefined && !/^\/(_next|api)\//.test(pathname);

/** Takes care that a visitor who meets an error gets a whole page in their language, also without JavaScript (E1). */
export function createErrorStandIn(origin: string, routing: LocaleRouting) {
  const errorPage = createErrorPages(origin);

  async function send(request: IncomingMessage, response: PageResponse, url: URL, status: number): Promise<void> {
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const named = splitLocale(url.pathname).locale;
    const locale =
      named ?? detectLocale({ cookie: readCookie(cookie, LOCALE_COOKIE_NAME), acceptLanguage }, routing.defaultLocale);
    const html = await errorPage(locale, status === 404 ? 404 : 500);
    if (named === null || status !== 404) response.setHeader('Cache-Control', 'private, no-store');
    const page = adapted(html, url, locale, routing);
    const isHead = request.method === 'HEAD';
    response.sendPage(status, { 'Content-Type': 'text/html; charset=utf-8' }, isHead ? undefined : page);
  }

  return (request: IncomingMessage, response: PageResponse, url: URL): void => {
    if (!isPageRequest(request, url) || /\/error-page\/\d+$/.test(url.pathname)) return;
    response.standInForErrors((status) => {
      send(request, response, url, status).catch((error: unknown) => {
        log('error', 'error page failed', { reason: errorText(error) });
        const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
        response.sendPage(status, headers, request.method === 'HEAD' ? undefined : lastResortPage(status));
      });
    });
  };
}
