import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { HASH_LENGTH } from '../../lib/config/constants';
import { matchesETag } from '../../lib/http/requests';
import type { Encoding } from '../incoming-request';
import type { NextEntry, RenderedPage } from './rendered-page';

export type StoredPage = { status: number; headers: Readonly<OutgoingHttpHeaders>; body: Buffer };

/** `STALE`: an older page, because another is being made or could not be. */
export type PageResponse = { page: StoredPage; state: 'HIT' | 'MISS' | 'STALE'; ageSeconds: number };

const COMPRESSED = /^(text\/|application\/(json|(?:rss\+)?xml)|image\/svg)/;
const COMPRESSED_FROM_BYTES = 1_024;

const DROPPED_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'x-nextjs-cache',
];

/** Only the router reads them, and only of page data. */
const DATA_HEADERS = ['x-nextjs-prerender', 'x-nextjs-stale-time'];

/** The other headers that Next names count only in requests with this one. */
const VARY_OF_HTML = 'rsc';

/** In bits. A page contains its text twice: as markup, and further down as data for React. */
export const BROTLI_WINDOW_BITS = 20;

/** Quality 7 takes 6 ms for 430 kB; 5 takes 4 ms and is 5 % larger, 9 takes 22 ms and is 2 % smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

/** 25 % faster than zlib's default, and 2.5 % larger. */
const GZIP_LEVEL = 5;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

let last: Promise<unknown> = Promise.resolve();

/** One at a time: each takes 11 MB of memory, and a page takes longer to render. */
function brotliInTurn(body: Buffer): Promise<Buffer> {
  const result = last.then(() => brotliAsync(body, { params }));
  last = result.catch(() => undefined);
  return result;
}

const compressed = (body: Buffer, encoding: Encoding) =>
  encoding === 'br' ? brotliInTurn(body) : gzipAsync(body, { level: GZIP_LEVEL });

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

export async function plainPage({ status, headers, body }: StoredPage): Promise<RenderedPage> {
  const encoding = headers['content-encoding'];
  const { vary, ...others } = headers;
  const rest = String(vary ?? '').replace(/(?:, )?Accept-Encoding$/, '');
  const plain = encoding === 'br' || encoding === 'gzip' ? await decompress[encoding](body) : body;
  return { status, headers: { ...others, ...(rest !== '' && { vary: rest }) }, body: plain };
}

const varying = (vary: unknown) => [vary, 'Accept-Encoding'].filter((part) => part !== undefined).join(', ');

/** The ETag is weak: the same for the page in every encoding. */
export async function storedPage({ status, headers, body }: RenderedPage, accepted: Encoding): Promise<StoredPage> {
  const type = String(headers['content-type'] ?? '');
  const isHtml = type.startsWith('text/html');
  const dropped = isHtml ? [...DROPPED_HEADERS, ...DATA_HEADERS] : DROPPED_HEADERS;
  const vary = isHtml && headers.vary !== undefined ? VARY_OF_HTML : headers.vary;
  const isCompressed = accepted !== 'identity' && COMPRESSED.test(type) && body.length >= COMPRESSED_FROM_BYTES;
  const sent = isCompressed ? await compressed(body, accepted) : body;
  const others = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)}"`;
  return {
    status,
    headers: {
      ...others,
      ...(status === 200 ? { etag } : {}),
      ...(COMPRESSED.test(type) ? { vary: varying(vary) } : {}),
      ...(isCompressed ? { 'content-encoding': accepted } : {}),
      'content-length': sent.length,
    },
    body: sent,
  };
}

const TREE = '/_tree';

const entryParams = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

export function packEntry({ value, cacheControl }: NextEntry, hasHtml: boolean): Promise<Buffer> {
  const tree = value.segmentData?.get(TREE);
  const segmentData = new Map(tree === undefined ? [] : [[TREE, tree]]);
  // As UTF-8, like the data, so that compression finds the markup again in the data.
  const html = Buffer.from(hasHtml ? value.html : '');
  return brotliAsync(serialize({ value: { ...value, html, segmentData }, cacheControl }), { params: entryParams });
}

export async function unpackEntry(packed: Buffer): Promise<NextEntry> {
  const { value, cacheControl } = deserialize(await decompress.br(packed));
  return { value: { ...value, html: value.html.toString() }, cacheControl };
}

type Visit = Pick<IncomingMessage, 'headers'>;
type Headers = Readonly<OutgoingHttpHeaders>;

/** Alternating names and values: Node checks each header of an object several times. */
type Fields = readonly string[];

/** A 304 does not have them (RFC 9110 §15.4.5). */
const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding'];

function fieldsOf(headers: Headers): Fields {
  const all = Object.entries(headers).map(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]));
  return all.flat(2);
}

const fieldsByPage = new WeakMap<StoredPage, { whole: Fields; unchanged: Fields }>();

function fieldsOfPage(page: StoredPage, always: Headers) {
  const cached = fieldsByPage.get(page);
  if (cached !== undefined) return cached;
  const headers = { ...always, ...page.headers };
  const described = Object.entries(headers).filter(([name]) => !BODY_HEADERS.includes(name));
  const fields = { whole: fieldsOf(headers), unchanged: fieldsOf(Object.fromEntries(described)) };
  fieldsByPage.set(page, fields);
  return fields;
}

export function sendPage(
  visit: Visit,
  response: ServerResponse,
  { page, state, ageSeconds }: PageResponse,
  always: Headers,
): void {
  if (response.headersSent) return;
  const { whole, unchanged } = fieldsOfPage(page, always);
  const cacheFields = state === 'MISS' ? ['x-cache', state] : ['age', String(ageSeconds), 'x-cache', state];
  const tag = page.headers.etag;
  if (typeof tag === 'string' && matchesETag(visit.headers['if-none-match'], tag)) {
    response.writeHead(304, [...unchanged, ...cacheFields]).end();
    return;
  }
  response.writeHead(page.status, [...whole, ...cacheFields]).end(page.body);
}
