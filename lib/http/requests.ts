import { createHash, timingSafeEqual } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export type BodyRequest = {
  readonly headers: { readonly get: (name: string) => string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
};

/** The whole body. Null as soon as it is longer than `maxBytes`, or if `Content-Length` says so. */
export async function boundedBody({ headers, body }: BodyRequest, maxBytes: number): Promise<Buffer | null> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Returning from the loop early cancels the stream.
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

type Headers = { readonly get: (name: string) => string | null };

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/** Whether one of our pages sent a form (OWASP: Fetch Metadata, else Origin). `unknown`: no such header. */
export function formOrigin(headers: Headers, ownHosts: readonly (string | null)[]): 'own' | 'foreign' | 'unknown' {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return 'foreign';
  const origin = headers.get('origin');
  if (origin !== null) return ownHosts.includes(hostOf(origin)) ? 'own' : 'foreign';
  return site === null ? 'unknown' : 'own';
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` contains the ETag or is `*`, by weak comparison (RFC 9110 §13.1.2). */
export const matchesETag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** In constant time. */
export const isSecret = (value: string, secret: string): boolean => timingSafeEqual(digest(value), digest(secret));

export function isBearer(authorization: string | null | undefined, secret: string): boolean {
  const [, value = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  return isSecret(value, secret);
}

/** For an endpoint of staff: null if the caller has the secret and comes at most so many times a minute. */
export function bearerGate(perMinute: number): (request: Request, secret: string) => Promise<Response | null> {
  const calls = new RateLimiterMemory({ points: perMinute, duration: 60 });
  // A separate limit for wrong secrets, so that guessing does not block callers with the right one.
  const guesses = new RateLimiterMemory({ points: 10, duration: 60 });
  return async ({ headers }, secret) => {
    const isAuthorized = isBearer(headers.get('authorization'), secret);
    const isWithinLimit = await (isAuthorized ? calls : guesses).consume('all').then(
      () => true,
      () => false,
    );
    if (!isWithinLimit) return refusal(429, { 'Retry-After': '60' });
    return isAuthorized ? null : refusal(401, { 'WWW-Authenticate': 'Bearer' });
  };
}

const CHUNK_CHARACTERS = 65_536;

/** Generates the text as the client reads, so that it is never in memory as a whole. */
export function textStream(pieces: Iterator<string, unknown>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull(controller) {
        let text = '';
        while (text.length < CHUNK_CHARACTERS) {
          const { value, done } = pieces.next();
          if (done === true) {
            if (text !== '') controller.enqueue(encoder.encode(text));
            controller.close();
            return;
          }
          text += value;
        }
        controller.enqueue(encoder.encode(text));
      },
      cancel() {
        pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** E3: an error in the API's JSON, which must not be cached. */
export function refusal(
  status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 416 | 429 | 500 | 503,
  headers?: Record<string, string>,
): Response {
  const message = STATUS_CODES[status];
  const error = { statusCode: status, statusMessage: message, message, data: {} };
  return Response.json(error, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
