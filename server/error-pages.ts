import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { LOCALE_COOKIE_NAME } from '../lib/config/constants';
import { ERROR_MESSAGES } from '../lib/config/error-messages';
import { errorText } from '../lib/config/log';
import { Overloaded } from '../lib/http/concurrency-limit';
import { escapeMarkup } from '../lib/http/escape-markup';
import { detectLocale } from '../lib/i18n/detect-locale';
import { type Locale, type LocaleRouting, localizedPath, otherLocale, splitLocale } from '../lib/i18n/locales';
import { cacheControlOf, notFoundError } from '../lib/navigation/addresses';
import { fallbackErrorPage } from './fallback-error-page';
import { acceptedEncoding, type Encoding, type Fault, readCookie } from './incoming-request';
import { createLimitedLog } from './logging';
import { isDataRequest } from './page-cache/data-request';
import { NOT_FOUND_SECONDS } from './page-cache/page-cache';
import type { PageKey } from './page-cache/rendered-page';
import type { StoredPage } from './page-cache/stored-page';
import { requestId } from './site-response';

const HTML = 'text/html; charset=utf-8';

const PLACEHOLDERS = {
  message: new RegExp(`(?<=<code lang="en" data-error-message="">)${ERROR_MESSAGES.notFound}`),
  id: new RegExp(`(?<=<code lang="en">${ERROR_MESSAGES.server})`),
  /** The same address in the other language (L6). */
  sister: /(?<=href=")[^"]*\/error-page\/\d+(?=")/,
} as const;

type PlaceholderTexts = Record<keyof typeof PLACEHOLDERS, string>;

function textsFor(url: URL, locale: Locale, routing: LocaleRouting, id: string): PlaceholderTexts {
  const { path } = splitLocale(url.pathname);
  return {
    message: escapeMarkup(notFoundError(url.pathname + url.search).message),
    id: id === '' ? '' : ` ${id}`,
    sister: escapeMarkup(localizedPath(otherLocale(locale), path + url.search, routing)),
  };
}

/** Next's error page for a person is an empty shell without scripts. */
export function isErrorShell(visit: Pick<IncomingMessage, 'headers'>, url: URL, page: StoredPage): boolean {
  const isError = page.status === 404 || page.status >= 500;
  const isHtml = String(page.headers['content-type'] ?? 'text/html').startsWith('text/html');
  return isError && isHtml && !isDataRequest(visit) && !/\/error-page\/\d+$/.test(url.pathname);
}

type LoadPage = (key: PageKey, encoding: Encoding) => Promise<StoredPage>;

/** E1: the whole pages for errors, in the visitor's language, also without JavaScript. */
export function createErrorPages(loadPage: LoadPage, routing: LocaleRouting) {
  const logFailed = createLimitedLog('error page failed');
  const prepared = new WeakMap<StoredPage, PageTemplate>();

  async function pageOf(locale: Locale, status: number, encoding: Encoding): Promise<StoredPage> {
    const target = localizedPath(locale, `/error-page/${status}`, { defaultLocale: locale, prefix: 'always' });
    const page = await loadPage({ target, headers: {} }, encoding);
    if (page.status !== 200) throw new Error(`the error page for ${status} has status ${page.status}`);
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

  /** For a request refused whatever its address: the same page for all visitors, so that floods are cheap. */
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

  async function failed(
    request: IncomingMessage,
    url: URL,
    status: number,
    encoding: 'gzip' | 'identity',
  ): Promise<StoredPage> {
    const named = splitLocale(url.pathname).locale;
    const locale = named ?? chosenLocale(request.headers);
    const isPrivate = cacheControlOf(splitLocale(url.pathname).path)?.startsWith('private') ?? false;
    const isForAll = named !== null && status === 404 && !isPrivate;
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

type Placeholder = { readonly name: string; readonly start: number; readonly end: number };
type Piece = { readonly plain: Buffer; readonly deflated: Buffer };

/** Pieces and gaps alternate; a piece is first and last. */
type PageTemplate = { readonly pieces: readonly Piece[]; readonly placeholders: readonly string[] };

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([3, 0]);
/** A stored block holds its length in two bytes (RFC 1951 §3.2.4). */
const MAX_BLOCK_BYTES = 65_535;

/** A full flush ends on a byte boundary and resets the dictionary, so any block may follow. */
const deflated = (plain: Buffer) => deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

export function pageTemplate(text: string, patterns: Readonly<Record<string, RegExp>>): PageTemplate {
  const placeholders = Object.entries(patterns)
    .flatMap(([name, pattern]): Placeholder[] => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ name, start: match.index, end: match.index + match[0].length }];
    })
    .sort((a, b) => a.start - b.start);
  const starts = [0, ...placeholders.map(({ end }) => end)];
  const ends = [...placeholders.map(({ start }) => start), text.length];
  const pieces = starts.map((start, index) => {
    const plain = Buffer.from(text.slice(start, ends[index]));
    return { plain, deflated: deflated(plain) };
  });
  return { pieces, placeholders: placeholders.map(({ name }) => name) };
}

function stored(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let offset = 0; offset < bytes.length; offset += MAX_BLOCK_BYTES) {
    const block = bytes.subarray(offset, offset + MAX_BLOCK_BYTES);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(block.length ^ 0xffff, 3);
    blocks.push(head, block);
  }
  return Buffer.concat(blocks);
}

/** Reuses the compressed pieces, because compressing a whole page takes thirty times as long as sending it. */
export function fillTemplate(
  page: PageTemplate,
  texts: Readonly<Record<string, string>>,
  encoding: 'gzip' | 'identity',
) {
  const fills = page.placeholders.map((name) => Buffer.from(texts[name] ?? ''));
  const interleave = <Part>(ofPiece: (piece: Piece) => Part, ofFill: (fill: Buffer) => Part): Part[] =>
    page.pieces.flatMap((piece, index) => {
      const fill = fills[index];
      return fill === undefined ? [ofPiece(piece)] : [ofPiece(piece), ofFill(fill)];
    });
  const plain = interleave(
    (piece) => piece.plain,
    (fill) => fill,
  );
  if (encoding === 'identity') return Buffer.concat(plain);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0));
  trailer.writeUInt32LE(plain.reduce((sum, part) => sum + part.length, 0) % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEADER, ...interleave((piece) => piece.deflated, stored), LAST_BLOCK, trailer]);
}
