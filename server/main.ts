import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { EnvError, env } from '../lib/config/env';
import { errorText } from '../lib/config/log';
import { boundGarbage } from './bounded-garbage';
import { clientAddress } from './client-address';
import { compressAnswers } from './compress-answers';
import { createStaticAnswer } from './compressed-static';
import { answerFailure } from './failed-request';
import { answerForm } from './forms';
import { createPages } from './pages';
import { answerPicture } from './pictures';
import { answerRedirect } from './redirects';
import { readUrl, withFewPairs } from './request-url';
import { dropForeignHeaders } from './security/inbound-headers';
import { setSecurityHeaders } from './security/security-headers';
import { warmUp } from './warm-up';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Longer than proxies keep an idle connection (a minute, most of them): who closes first must not be we, or a request
 * that is just under way on it is lost.
 */
const KEEP_ALIVE_MS = 75_000;

/** One clear line and no stack: what a person at the terminal can act on. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function sayBadRequest(request: IncomingMessage, response: ServerResponse): void {
  const json = request.url?.startsWith('/api/') ?? false;
  response.writeHead(400, {
    'Content-Type': json ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  const error = { statusCode: 400, statusMessage: 'Bad Request', message: 'Bad Request', data: {} };
  response.end(json ? JSON.stringify(error) : error.message);
}

async function createHandler(): Promise<Handler> {
  const { HOST, PORT, DEFAULT_LOCALE, LOCALE_PREFIX, SITE_URL, TRUSTED_PROXIES } = env();
  const app = next({ dev: false, dir: process.cwd(), hostname: HOST, port: PORT });
  await app.prepare();
  const handleNext = app.getRequestHandler();
  const routing = { defaultLocale: DEFAULT_LOCALE, prefix: LOCALE_PREFIX };
  await warmUp(handleNext);
  const answerPage = createPages(handleNext, routing);
  const answerStatic = createStaticAnswer();
  const isSecureSite = SITE_URL?.startsWith('https://') ?? false;
  return async (request, response) => {
    setSecurityHeaders(request, response, isSecureSite);
    dropForeignHeaders(request.headers, TRUSTED_PROXIES);
    request.url = withFewPairs(request.url ?? '');
    if (answerStatic(request, response)) return;
    if (await answerPicture(request, response)) return;
    const url = readUrl(request.url);
    if (url === null) return sayBadRequest(request, response);
    if (await answerRedirect(request, response, url, routing)) return;
    if (await answerPage(request, response, url)) return;
    const address = clientAddress(request, TRUSTED_PROXIES);
    if (await answerForm(handleNext, request, response, { url, address })) return;
    compressAnswers(request, response, () => undefined);
    await handleNext(request, response);
  };
}

/** What is being delivered is waited for: broken off, it would be sent once more after the next start. */
async function endLeads(): Promise<void> {
  await globalThis.rommaiLeads?.close();
}

async function main(): Promise<void> {
  boundGarbage();
  const { HOST, PORT } = env();
  const handle = await createHandler();
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => answerFailure(error, response));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`
        : `The server could not listen on ${HOST}:${PORT}: ${error.message}`,
    );
  });
  server.listen(PORT, HOST, () => console.log(`Ready: http://localhost:${PORT}`));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => void endLeads().finally(() => process.exit(0)));
      server.closeIdleConnections();
    });
  }
}

main().catch((error: unknown) =>
  fail(error instanceof EnvError ? error.message : `The server could not start: ${errorText(error)}`),
);
