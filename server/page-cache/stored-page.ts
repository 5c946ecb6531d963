import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { HASH_LENGTH } from '../../lib/config/constants';
import type { Encoding } from '../accepted-encoding';
import type { RenderedPage } from './rendered-page';

/** A page in the form in which it is sent. */
export type StoredPage = { status: number; headers: Readonly<OutgoingHttpHeaders>; body: Buffer };

const COMPRESSED = /^(text\/|application\/(json|(?:rss\+)?xml)|image\/svg)/;
/** Compressing a smaller body saves less than the header takes. */
const COMPRESSED_FROM_BYTES = 1_024;

/** Headers that describe a connection or the uncompressed body. */
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

/** Brotli's window, in bits. A page contains its text twice: as markup, and further down as data for React. */
export const BROTLI_WINDOW_BITS = 20;

/**
 * Gzip has a window of 32 kB; brotli makes a page a third smaller in the same time. Quality 7 takes 6 ms for 430 kB, 5
 * takes 4 ms and the result is 5 % larger, 9 takes 22 ms and it is 2 % smaller.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

/** 25 % faster than zlib's default 6, and 2.5 % larger. Browsers accept brotli only over https. */
const GZIP_LEVEL = 5;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

let last: Promise<unknown> = Promise.resolve();

/** One at a time: each takes 11 MB of memory, and a page takes longer to render than to compress. */
function brotliInTurn(body: Buffer): Promise<Buffer> {
  const result = last.then(() => brotliAsync(body, { params }));
  last = result.catch(() => undefined);
  return result;
}

const compressed = (body: Buffer, encoding: Encoding) =>
  encoding === 'br' ? brotliInTurn(body) : gzipAsync(body, { level: GZIP_LEVEL });

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Reverses `storedPage`. */
export async function plainPage({ status, headers, body }: StoredPage): Promise<RenderedPage> {
  const encoding = headers['content-encoding'];
  const { vary, ...others } = headers;
  const rest = String(vary ?? '').replace(/(?:, )?Accept-Encoding$/, '');
  const plain = encoding === 'br' || encoding === 'gzip' ? await decompress[encoding](body) : body;
  return { status, headers: { ...others, ...(rest !== '' && { vary: rest }) }, body: plain };
}

const varying = (vary: unknown) => [vary, 'Accept-Encoding'].filter((part) => part !== undefined).join(', ');

/** The page in an encoding that the browser accepts. Its ETag is weak: the same for the page in every encoding. */
export async function storedPage({ status, headers, body }: RenderedPage, accepted: Encoding): Promise<StoredPage> {
  const type = String(headers['content-type'] ?? '');
  const isCompressed = accepted !== 'identity' && COMPRESSED.test(type) && body.length >= COMPRESSED_FROM_BYTES;
  const sent = isCompressed ? await compressed(body, accepted) : body;
  const others = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED_HEADERS.includes(name)));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)}"`;
  return {
    status,
    headers: {
      ...others,
      ...(status === 200 ? { etag } : {}),
      ...(COMPRESSED.test(type) ? { vary: varying(headers.vary) } : {}),
      ...(isCompressed ? { 'content-encoding': accepted } : {}),
      'content-length': sent.length,
    },
    body: sent,
  };
}
