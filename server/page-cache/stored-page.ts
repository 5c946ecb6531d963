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
/** Below this the headers weigh more than what is saved. */
const COMPRESSED_FROM_BYTES = 1_024;

/** Said of one connection, or of the body as it was before. */
const NOT_KEPT = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'x-nextjs-cache',
];

/** Brotli looks back over so much, in bits: a page says everything twice, as markup and as data for the browser's React. */
export const BROTLI_WINDOW_BITS = 20;

/**
 * Gzip forgets after 32 kB, brotli makes a page a third smaller in the same time. This quality takes 6 ms for 430 kB, where
 * 5 takes 4 and leaves a twentieth more, and 9 takes 22 for a fiftieth less.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

/** For those without brotli, and for all of them on plain http: a quarter sooner than zlib's own 6, a fortieth larger. */
const GZIP_LEVEL = 5;

const brotliAside = promisify(brotliCompress);
const gzipAside = promisify(gzip);

let last: Promise<unknown> = Promise.resolve();

/** One after another: each takes some 11 MB meanwhile, and a page takes longer to render than to compress. */
function brotliInTurn(body: Buffer): Promise<Buffer> {
  const mine = last.then(() => brotliAside(body, { params }));
  last = mine.catch(() => undefined);
  return mine;
}

const compressed = (body: Buffer, encoding: Encoding) =>
  encoding === 'br' ? brotliInTurn(body) : gzipAside(body, { level: GZIP_LEVEL });

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** The page as it was before `storedPage` compressed it. */
export async function plainPage({ status, headers, body }: StoredPage): Promise<RenderedPage> {
  const encoding = headers['content-encoding'];
  const { vary, ...others } = headers;
  const rest = String(vary ?? '').replace(/(?:, )?Accept-Encoding$/, '');
  const plain = encoding === 'br' || encoding === 'gzip' ? await decompress[encoding](body) : body;
  return { status, headers: { ...others, ...(rest !== '' && { vary: rest }) }, body: plain };
}

const varying = (vary: unknown) => [vary, 'Accept-Encoding'].filter((part) => part !== undefined).join(', ');

/** The page in an encoding that the browser takes. Its ETag is weak: the same for the page in every encoding. */
export async function storedPage({ status, headers, body }: RenderedPage, accepted: Encoding): Promise<StoredPage> {
  const type = String(headers['content-type'] ?? '');
  const isCompressed = accepted !== 'identity' && COMPRESSED.test(type) && body.length >= COMPRESSED_FROM_BYTES;
  const sent = isCompressed ? await compressed(body, accepted) : body;
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_KEPT.includes(name)));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)}"`;
  return {
    status,
    headers: {
      ...kept,
      ...(status === 200 ? { etag } : {}),
      ...(COMPRESSED.test(type) ? { vary: varying(headers.vary) } : {}),
      ...(isCompressed ? { 'content-encoding': accepted } : {}),
      'content-length': sent.length,
    },
    body: sent,
  };
}
