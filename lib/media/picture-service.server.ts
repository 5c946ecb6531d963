import 'server-only';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { IMAGE_CACHE } from '../config/constants';
import { env } from '../config/env';
import { errorText, log } from '../config/log';
import { processSingleton } from '../config/process-singleton';
import { type AllowedSources, allowedSources } from '../content/allowed-sources';
import { matchesETag } from '../http/requests';
import { PictureFault } from './fault';
import { fetchSource } from './fetch-source.server';
import { type Modifiers, parseModifiers } from './modifiers';
import { type Picture, PictureStore, type StoreSettings } from './picture-store.server';
import { recordPicture } from './refused-pictures.server';
import { readSource, type Source } from './source.server';

/** `target` is the raw path and query, not normalized. */
export type PictureRequest = { method: string; target: string; accept?: string; ifNoneMatch?: string };
type PictureResponse = { status: number; headers: Record<string, string>; body: Buffer | null };

export const PICTURE_PATH = '/_ipx/';
const RETRY_AFTER_SECONDS = '5';

/** Prevents scripts if a response is opened as a document. Inline styles are for the browser's own picture viewer. */
const SAFE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

export const pictureService = processSingleton('pictures', () =>
  createPictureService({
    publicDir: 'public',
    cacheDir: join(/* turbopackIgnore: true */ env().DATA_DIR, 'pictures'),
    allowed: allowedSources(env()),
    download: (url) => fetchSource(url),
  }),
).get;

/** M1–M4: handles every request below `/_ipx/` and never rejects. Errors are JSON and are not cached. */
export function createPictureService(settings: StoreSettings & { allowed: AllowedSources }) {
  const store = new PictureStore(settings);
  return async (request: PictureRequest): Promise<PictureResponse> => {
    const { method, target, accept } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return failure(method, 405, 'method-not-allowed', { Allow: 'GET, HEAD' });
    try {
      const { modifiers, source } = readTarget(target, settings.allowed);
      const picture = await recorded(source, store.get(source, modifiers, accept));
      return success(request, picture, modifiers.format === 'auto');
    } catch (error) {
      return refusal(method, error);
    }
  };
}

type ParsedTarget = { modifiers: Modifiers; source: Source };

function readTarget(target: string, allowed: AllowedSources): ParsedTarget {
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const [, modifiers, source] = /^\/_ipx\/([^/]+)\/(.+)$/s.exec(path) ?? [];
  if (modifiers === undefined || source === undefined) throw new PictureFault('malformed-address');
  return {
    modifiers: parseModifiers(decodedModifiers(modifiers)),
    source: readSource(source, queryAt < 0 ? '' : target.slice(queryAt), allowed),
  };
}

function decodedModifiers(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new PictureFault('malformed-modifiers');
  }
}

async function recorded(source: Source, work: Promise<Picture>): Promise<Picture> {
  try {
    const picture = await work;
    recordPicture(source);
    return picture;
  } catch (error) {
    if (error instanceof PictureFault) recordPicture(source, error.code);
    throw error;
  }
}

function success({ method, ifNoneMatch }: PictureRequest, { body, type, etag }: Picture, varies: boolean) {
  const headers = {
    ...SAFE_HEADERS,
    'Cache-Control': `public, max-age=${IMAGE_CACHE.browserSeconds}, immutable`,
    ETag: etag,
    ...(varies ? { Vary: 'Accept' } : {}),
  };
  if (matchesETag(ifNoneMatch, etag)) return { status: 304, headers, body: null };
  const entity = { 'Content-Type': type, 'Content-Length': String(body.length) };
  return { status: 200, headers: { ...headers, ...entity }, body: method === 'HEAD' ? null : body };
}

function refusal(method: string, error: unknown): PictureResponse {
  const { status, code } = error instanceof PictureFault ? error : { status: 500, code: 'unexpected' };
  // The message of a PictureFault is its code; the reason is its cause.
  const reason = error instanceof PictureFault ? error.cause : error;
  if (status === 500) log('error', 'picture failed', { code, reason: errorText(reason) });
  return failure(method, status, code, status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {});
}

function failure(method: string, status: number, code: string, extra: Record<string, string> = {}): PictureResponse {
  const statusMessage = STATUS_CODES[status];
  const body = Buffer.from(
    JSON.stringify({ statusCode: status, statusMessage, message: statusMessage, data: { code } }),
  );
  const headers = {
    ...SAFE_HEADERS,
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    ...extra,
  };
  return { status, headers, body: method === 'HEAD' ? null : body };
}
