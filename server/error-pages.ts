import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ERROR_MESSAGES, LOCALE_COOKIE_NAME } from '../lib/config/constants';
import { errorText } from '../lib/config/log';
import { detectLocale } from '../lib/i18n/detect-locale';
import { type Locale, otherLocale } from '../lib/i18n/locales';
import { type LocaleRouting, localizedPath, splitLocale } from '../lib/i18n/paths';
import { notFoundError } from '../lib/navigation/not-found';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import { fallbackErrorPage } from './fallback-error-page';
import { createLimitedLog } from './limited-log';
import type { Fault } from './limits/request-validation';
import { Overloaded } from './overload/overloaded';
import { isDataRequest } from './page-cache/data-question';
import { NOT_FOUND_SECONDS } from './page-cache/freshness';
import type { PageKey } from './page-cache/rendered-page';
import type { StoredPage } from './page-cache/stored-page';
import { fillTemplate, type PageTemplate, pageTemplate } from './page-template';
import { readCookie } from './read-cookie';
import { requestId } from './request-id';

const HTML = 'text/html; charset=utf-8';

/** The parts of an error page that differ between requests. */
const PLACEHOLDERS = {
  message: new RegExp(`(?<=<code lang="en" data-error-message="">)${ERROR_MESSAGES.notFound}`),
  /** The request id, after the generic message. */
  id: new RegExp(`(?<=<code lang="en">${ERROR_MESSAGES.server})`),
  /** The same address in the other language (L6). */
  sister: /(?<=href=")[^"]*\/error-page\/\d+(?=")/,
} as const;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type PlaceholderTexts = Record<keyof typeof PLACEHOLDERS, string>;

function textsFor(url: URL, locale: Locale, routing: LocaleRouting, id: string): PlaceholderTexts {
  const { path } = splitLocale(url.pathname);
  return {
    message: escapeHtml(notFoundError(url.pathname + url.search).message),
    id: id === '' ? '' : ` ${id}`,
    sister: escapeHtml(localizedPath(otherLocale(locale), path + url.search, routing)),
  };
}

/** Whether Next's answer is an error page for a person, which is an empty shell without scripts. */
export function isErrorShell(visit: Pick<IncomingMessage, 'headers'>, url: URL, page: StoredPage): boolean {
  const isError = page.status === 404 || page.status >= 500;
  const isHtml = String(page.headers['content-type'] ?? 'text/html').startsWith('text/html');
  return isError && isHtml && !isDataRequest(visit) && !/\/error-page\/\d+$/.test(url.pathname);
}

type LoadPage = (key: PageKey, encoding: Encoding) => Promise<StoredPage>;

/** The whole pages that visitors see when an error occurs: in their language, also without JavaScript (E1). */
export function createErrorPages(loadPage: LoadPage, routing: LocaleRouting) {
  const logFailed = createLimitedLog('error page failed');
  /** Prepared pages; the page cache decides how long each one lives. */
  const prepared = new WeakMap<StoredPage, PageTemplate>();

  async function pageOf(locale: Locale, status: number, encoding: Encoding): Promise<StoredPage> {
    const target = localizedPath(locale, `/error-page/${status}`, { defaultLocale: locale, prefix: 'always' });
    const page = await loadPage({ target, headers: {} }, encoding);
    if (page.status !== 200) throw new Error(`the page for ${status} answers ${page.status}`);
    return page;
  }

  function templateOf(page: StoredPage): PageTemplate {
    const template = prepared.get(page) ?? pageTemplate(page.body.toString(), PLACEHOLDERS);
    prepared.set(page, template);
    return template;
  }

  function chosenLocale({ cookie, 'accept-language': acceptLanguage }: IncomingHttpHeaders): Locale {
    return detectLocale({ cookie: readCookie(cookie, LOCALE_COOKIE_NAME), acceptLanguage }, routing.defaultLocale);
  }

  /** The page for a request that is refused whatever its address: the same for all visitors, so that floods are cheap. */
  async function refused({ url = '', headers }: IncomingMessage, { status }: Fault): Promise<StoredPage> {
    const locale = splitLocale(url).locale ?? chosenLocale(headers);
    try {
      const page = await pageOf(locale, status, acceptedEncoding(headers['accept-encoding']));
      const { etag, ...pageHeaders } = page.headers;
      return { status, headers: { ...pageHeaders, 'cache-control': 'no-store' }, body: page.body };
    } catch (error) {
      if (!(error instanceof Overloaded)) logFailed('error', { reason: errorText(error) });
      return fallbackErrorPage(status);
    }
  }

  /** The page for an address that is missing or failed to render. It names the address and links to its translation. */
  async function failed(
    request: IncomingMessage,
    url: URL,
    status: number,
    encoding: 'gzip' | 'identity',
  ): Promise<StoredPage> {
    const named = splitLocale(url.pathname).locale;
    const locale = named ?? chosenLocale(request.headers);
    const isForAll = named !== null && status === 404;
    const id = status === 404 ? '' : requestId(request);
    try {
      const page = await pageOf(locale, status === 404 ? 404 : 500, 'identity');
      const body = fillTemplate(templateOf(page), textsFor(url, locale, routing, id), encoding);
      const headers = {
        'content-type': HTML,
        'cache-control': isForAll ? `s-maxage=${NOT_FOUND_SECONDS}` : 'private, no-store',
        'content-security-policy': page.headers['content-security-policy'],
        vary: 'Accept-Encoding',
        ...(encoding === 'gzip' && { 'content-encoding': encoding }),
        'content-length': body.length,
      };
      return { status, headers, body };
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      logFailed('error', { ...(id !== '' && { id }), reason: errorText(error) });
      return fallbackErrorPage(status, {}, id);
    }
  }

  return { failed, refused };
}
