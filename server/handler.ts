import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import next from 'next';
import { z } from 'zod';
import { LOCALES } from '../lib/config/constants';
import { env, isSecureSite } from '../lib/config/env';
import { errorText, log } from '../lib/config/log';
import { Overloaded } from '../lib/http/concurrency-limit';
import { localizedPath } from '../lib/i18n/locales';
import { PICTURE_PATH, pictureService } from '../lib/media/picture-service.server';
import { addressOf } from '../lib/navigation/addresses';
import { routePath } from '../lib/navigation/routes';
import { handleForm, limitStatus } from './forms';
import { dropForeignHeaders, type Fault, limitQueryParameters, readUrl, requestFault } from './incoming-request';
import { refuse } from './limits/refusal';
import type { PageMetrics } from './metrics/server-metrics';
import { rejectOverloaded, visitorLimit } from './overload';
import { type NextHandler, renderPage } from './page-cache/rendered-page';
import { BROTLI_WINDOW_BITS } from './page-cache/stored-page';
import { createPages } from './pages';
import { handleRedirect } from './redirects';
import { setSecurityHeaders } from './security-policy';
import { createFileConditions, createStaticHandler } from './static-files';

/** Many at a time: a brotli table takes 1 MB at this quality, 8 MB at the quality of pages. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

/** For responses that are not pages. A range is not compressed, because it counts uncompressed bytes. */
const compressResponse = compression({
  brotli: { params },
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
});

const API_CONCURRENCY = 16;

/** Undefined if the response is complete: a promise costs more than the rest of a cached page. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;

export async function createHandler(metrics: PageMetrics): Promise<Handler> {
  const { PORT, DEFAULT_LOCALE, LOCALE_PREFIX, TRUSTED_PROXIES } = env();
  applyBuiltConfig();
  // A server that never listens: no WebSocket upgrades. To Next, a rewrite to any name but localhost leaves this host.
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port: PORT, httpServer: createServer() });
  await app.prepare();
  const handleNext = app.getRequestHandler();
  const routing = { defaultLocale: DEFAULT_LOCALE, prefix: LOCALE_PREFIX };
  await warmUp(handleNext);
  const { handleCached, handlePage, handleRejected, renderUncached } = createPages(handleNext, routing, metrics);
  const limitedApi = visitorLimit(API_CONCURRENCY);
  const handleStatic = createStaticHandler();
  const conditionsOf = createFileConditions(handleNext);
  const isSecure = isSecureSite();
  async function handle(request: IncomingMessage, response: ServerResponse, fault: Fault | null): Promise<void> {
    setSecurityHeaders(request, response, isSecure);
    if (fault !== null) return handleRejected(request, response, fault);
    if (request.headers.expect !== undefined && request.httpVersion === '1.1') response.writeContinue();
    dropForeignHeaders(request.headers, TRUSTED_PROXIES);
    request.url = limitQueryParameters(request.url ?? '');
    if (request.url.startsWith('/_next/') && handleStatic(request, response)) return;
    if (request.url.startsWith(PICTURE_PATH)) return sendPicture(request, response);
    const url = readUrl(request.url);
    if (url === null) return handleRejected(request, response, { status: 400 });
    if (await handleRedirect(request, response, url, routing)) return;
    if (await limitStatus(request, response, url)) return;
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
  return (request, response) => {
    const fault = requestFault(request);
    if (fault === null && handleCached(request, response)) return undefined;
    return handle(request, response, fault).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error;
      rejectOverloaded(request, response, error);
    });
  };
}

async function sendPicture(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: target = '', method = 'GET', headers } = request;
  const picture = await pictureService()({
    method,
    target,
    accept: headers.accept,
    ifNoneMatch: headers['if-none-match'],
  });
  response.writeHead(picture.status, picture.headers);
  response.end(picture.body);
}

const FILE = '.next/required-server-files.json';

const builtFiles = z.object({
  config: z.looseObject({ experimental: z.record(z.string(), z.unknown()) }),
});

/** Gives Next its built configuration: to read `next.config.ts`, it would load two compilers, 40 MB. */
function applyBuiltConfig(): void {
  if (!existsSync(FILE)) return;
  const { config } = builtFiles.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  // This check of Next would write the address into the page; page-cache/data-request.ts checks the hash instead.
  const experimental = { ...config.experimental, validateRSCRequestHeaders: false };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, experimental });
}

const WARM_UP_MS = 1_500;

const targets = (n: number) =>
  LOCALES.flatMap((locale) =>
    ['/', routePath('properties', { page: 1 }), `${routePath('search')}?page=${n + 1}`].map((path) =>
      localizedPath(locale, path, { defaultLocale: locale, prefix: 'always' }),
    ),
  );

async function renderAll(next: NextHandler, isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n++)
    for (const path of targets(n)) if (!isOver()) await renderPage(next, { target: path, headers: {} });
}

/** The first renders of a process take five times as long. A silent content source does not delay the start. */
async function warmUp(next: NextHandler): Promise<void> {
  const ends = performance.now() + WARM_UP_MS;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WARM_UP_MS);
  });
  const work = renderAll(next, () => performance.now() >= ends);
  await Promise.race([work, deadline]).catch((error: unknown) => {
    log('warn', 'warm-up failed', { reason: errorText(error) });
  });
  clearTimeout(timer);
}
