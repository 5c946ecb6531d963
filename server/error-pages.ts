import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ERROR_MESSAGES, LOCALE_COOKIE_NAME } from '../lib/config/constants';
import { errorText, log } from '../lib/config/log';
import { detectLocale } from '../lib/i18n/detect-locale';
import { type Locale, otherLocale } from '../lib/i18n/locales';
import { type LocaleRouting, localizedPath, splitLocale } from '../lib/i18n/paths';
import { notFoundError } from '../lib/navigation/not-found';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import { lastResortPage } from './last-resort';
import { lastResortAnswer } from './last-resort-answer';
import type { Fault } from './limits/admission';
import { Overloaded } from './overload/overloaded';
import { NOT_FOUND_SECONDS } from './page-cache/freshness';
import { asksForData } from './page-cache/page-question';
import type { PageQuestion, RenderedPage } from './page-cache/rendered-page';
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

/** Answers with a page of the site. */
type AnswerPage = (question: PageQuestion, encoding: Encoding) => Promise<StoredPage>;

/** The whole pages that visitors see when an error occurs: in their language, also without JavaScript (E1). */
export function createErrorPages(answerPage: AnswerPage, routing: LocaleRouting) {
  async function pageOf(locale: Locale, status: number, encoding: Encoding): Promise<StoredPage> {
    const target = localizedPath(locale, `/error-page/${status}`, { defaultLocale: locale, prefix: 'always' });
    const page = await answerPage({ target, headers: {} }, encoding);
    if (page.status !== 200) throw new Error(`the page for ${status} answers ${page.status}`);
    return page;
  }

  function chosenLocale({ cookie, 'accept-language': acceptLanguage }: IncomingHttpHeaders): Locale {
    return detectLocale({ cookie: readCookie(cookie, LOCALE_COOKIE_NAME), acceptLanguage }, routing.defaultLocale);
  }

  /** The page of a request that is refused whatever it asks for: the same for all, so that a flood of them costs little. */
  async function refused({ url = '', headers }: IncomingMessage, { status }: Fault): Promise<RenderedPage> {
    const locale = splitLocale(url).locale ?? chosenLocale(headers);
    try {
      const page = await pageOf(locale, status, acceptedEncoding(headers['accept-encoding']));
      const { etag, ...kept } = page.headers;
      return { status, headers: { ...kept, 'cache-control': 'no-store' }, body: page.body };
    } catch (error) {
      if (!(error instanceof Overloaded)) log('error', 'error page failed', { reason: errorText(error) });
      return lastResortAnswer(status);
    }
  }

  async function failed(request: IncomingMessage, url: URL, status: number): Promise<RenderedPage> {
    const named = splitLocale(url.pathname).locale;
    const locale = named ?? chosenLocale(request.headers);
    const isForAll = named !== null && status === 404;
    const cacheControl = isForAll ? `s-maxage=${NOT_FOUND_SECONDS}` : 'private, no-store';
    const id = status === 404 ? '' : requestId(request);
    try {
      const page = await pageOf(locale, status === 404 ? 404 : 500, 'identity');
      const html = adapted(page.body.toString(), url, locale, routing, id);
      return { status, headers: { 'content-type': HTML, 'cache-control': cacheControl }, body: Buffer.from(html) };
    } catch (error) {
      log('error', 'error page failed', { ...(id !== '' && { id }), reason: errorText(error) });
      const body = Buffer.from(lastResortPage(status, id));
      return { status, headers: { 'content-type': HTML, 'cache-control': 'no-store' }, body };
    }
  }

  return { failed, refused };
}
