import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import next from 'next';
import { z } from 'zod';
import { env, isSecureSite } from '../lib/config/env';
import { PICTURE_PATH } from '../lib/media/answer-picture.server';
import { pictureService } from '../lib/media/picture-service.server';
import { addressOf } from '../lib/navigation/addresses';
import { createStaticHandler } from './compressed-static';
import { handleForm } from './forms';
import { refuse } from './limits/refusal';
import { requestFault } from './limits/request-validation';
import type { PageMetrics } from './metrics/page-metrics';
import { createConcurrencyLimit, HOLD_MS, MOST_WAIT_MS } from './overload/concurrency-limit';
import { Overloaded } from './overload/overloaded';
import { rejectOverloaded } from './overload/turn-away';
import { captureResponse, InternalRequest, type NextHandler } from './page-cache/rendered-page';
import { BROTLI_WINDOW_BITS } from './page-cache/stored-page';
import { createPages } from './pages';
import { publicFiles } from './public-files';
import { handleRedirect } from './redirects';
import { readUrl, withFewPairs } from './request-url';
import { dropForeignHeaders } from './security/inbound-headers';
import { setSecurityHeaders } from './security/security-headers';
import { warmUp } from './warm-up';

/** M1: answers a request for a picture, before any other part of the server. Returns false for any other request. */
async function handlePicture(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { url, method = 'GET', headers } = request;
  if (!url?.startsWith(PICTURE_PATH)) return false;
  const picture = await pictureService()({
    method,
    target: url,
    accept: headers.accept,
    ifNoneMatch: headers['if-none-match'],
  });
  response.writeHead(picture.status, picture.headers);
  response.end(picture.body);
  return true;
}

/** Headers that can make a server refuse a file, and all headers that the decision needs (RFC 9110 §13.2.2). */
const REFUSING = ['range', 'if-match', 'if-unmodified-since'];
const DECIDING = [...REFUSING, 'if-range', 'if-none-match', 'if-modified-since'];

type Refusal = { status: 412 | 416; headers: OutgoingHttpHeaders };

/**
 * Answers a conditional request for a file: 412 if its conditions fail, 416 if its range starts beyond the end of the
 * file. Next detects both, then answers 500 because it has no page for them. Null if the file may be sent, or if the
 * address is not a file.
 */
function createFileConditions(next: NextHandler): (request: IncomingMessage, url: URL) => Promise<Refusal | null> {
  const files = publicFiles();
  return async ({ url: target = '', headers }, { pathname }) => {
    if (!REFUSING.some((name) => headers[name] !== undefined)) return null;
    if (!pathname.startsWith('/_next/static/') && !files.has(decodeURIComponent(pathname))) return null;
    const conditions = DECIDING.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const probe = new InternalRequest({ target, headers: Object.fromEntries(conditions) }, 'HEAD');
    const { status, headers: found } = await captureResponse(next, probe);
    if (status !== 500) return null;
    const range = found['content-range'];
    if (typeof range === 'string') return { status: 416, headers: { 'content-range': range } };
    // A file that could not be read has no date.
    return found['last-modified'] === undefined ? null : { status: 412, headers: {} };
  };
}

/** Many API responses are compressed at a time. A brotli table takes 1 MB at this quality, 8 MB at the quality of pages. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

/**
 * Compresses responses that are not pages, such as those of the API, with an encoding that the browser accepts. A range of
 * a file is not compressed, because its offsets count the bytes of the uncompressed file.
 */
const compressResponse = compression({
  brotli: { params },
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
});

const FILE = '.next/required-server-files.json';

const builtFiles = z.object({
  config: z.looseObject({ experimental: z.record(z.string(), z.unknown()) }),
});

/**
 * Gives Next its configuration as it was at the build, as the server of a standalone build does. To read `next.config.ts`,
 * Next would load two compilers that nothing else needs, which takes 40 MB of memory. If a later Next ignores this, it reads
 * the file.
 *
 * Turns off Next's check of the `_rsc` hash in data addresses, because Next would write such an address into the page.
 * Our server checks the hash first (page-cache/data-question.ts).
 */
function applyBuiltConfig(): void {
  if (!existsSync(FILE)) return;
  const { config } = builtFiles.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const experimental = { ...config.experimental, validateRSCRequestHeaders: false };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, experimental });
}

/** The concurrency limit of slow endpoints. */
const API_CONCURRENCY = 16;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The request handler of the site. The first part that is responsible answers a request; Next answers the rest. */
export async function createHandler(metrics: PageMetrics): Promise<Handler> {
  const { PORT, DEFAULT_LOCALE, LOCALE_PREFIX, TRUSTED_PROXIES } = env();
  applyBuiltConfig();
  // A server that never listens, so that Next does not handle WebSocket upgrades, which the site does not use.
  // The hostname is localhost on any interface: Next turns 127.0.0.1 and ::1 in a request into localhost, and treats a
  // rewrite to any other name than its own as a rewrite to another host.
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port: PORT, httpServer: createServer() });
  await app.prepare();
  const handleNext = app.getRequestHandler();
  const routing = { defaultLocale: DEFAULT_LOCALE, prefix: LOCALE_PREFIX };
  await warmUp(handleNext);
  const { handleCached, handlePage, handleRejected, renderUncached } = createPages(handleNext, routing, metrics);
  const limitedApi = createConcurrencyLimit({ concurrency: API_CONCURRENCY, holdMs: HOLD_MS, maxWaitMs: MOST_WAIT_MS });
  const handleStatic = createStaticHandler();
  const conditionsOf = createFileConditions(handleNext);
  const isSecure = isSecureSite();
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = requestFault(request);
    if (fault === null && handleCached(request, response)) return;
    setSecurityHeaders(request, response, isSecure);
    if (fault !== null) return handleRejected(request, response, fault);
    // The client sends its body after this answer to `Expect: 100-continue`.
    if (request.headers.expect !== undefined && request.httpVersion === '1.1') response.writeContinue();
    dropForeignHeaders(request.headers, TRUSTED_PROXIES);
    request.url = withFewPairs(request.url ?? '');
    if (handleStatic(request, response)) return;
    if (await handlePicture(request, response)) return;
    const url = readUrl(request.url);
    if (url === null) return handleRejected(request, response, { status: 400 });
    if (await handleRedirect(request, response, url, routing)) return;
    if (await handlePage(request, response, url)) return;
    if (await handleForm({ render: renderUncached, routing }, request, response, url)) return;
    const refused = await conditionsOf(request, url);
    if (refused !== null) return refuse(request, response, refused.status, refused.headers);
    compressResponse(request, response, () => undefined);
    // Next makes the whole response for a HEAD request.
    if ((request.method === 'GET' || request.method === 'HEAD') && addressOf(url.pathname).isSlow)
      return limitedApi(() => handleNext(request, response));
    return handleNext(request, response);
  }
  return async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      rejectOverloaded(request, response, error);
    }
  };
}
