import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { env, isSecureSite } from '../lib/config/env';
import { addressOf } from '../lib/navigation/addresses';
import { giveBuiltConfig } from './built-config';
import { compressAnswers } from './compress-answers';
import { createStaticAnswer } from './compressed-static';
import { createFileConditions } from './file-conditions';
import { answerForm } from './forms';
import { refuse } from './limits/refusal';
import { requestFault } from './limits/request-validation';
import type { PageMetrics } from './metrics/page-metrics';
import { createConcurrencyLimit, HOLD_MS, MOST_WAIT_MS } from './overload/concurrency-limit';
import { Overloaded } from './overload/overloaded';
import { turnAway } from './overload/turn-away';
import { createPages } from './pages';
import { answerPicture } from './pictures';
import { answerRedirect } from './redirects';
import { readUrl, withFewPairs } from './request-url';
import { dropForeignHeaders } from './security/inbound-headers';
import { setSecurityHeaders } from './security/security-headers';
import { warmUp } from './warm-up';

/** The concurrency limit of slow endpoints. */
const API_AT_ONCE = 16;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The request handler of the site. The first part that is responsible answers a request; Next answers the rest. */
export async function createHandler(metrics: PageMetrics): Promise<Handler> {
  const { PORT, DEFAULT_LOCALE, LOCALE_PREFIX, TRUSTED_PROXIES } = env();
  giveBuiltConfig();
  // A server that never listens, so that Next does not handle WebSocket upgrades, which the site does not use.
  // The hostname is localhost on any interface: Next turns 127.0.0.1 and ::1 in a request into localhost, and treats a
  // rewrite to any other name than its own as a rewrite to another host.
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port: PORT, httpServer: createServer() });
  await app.prepare();
  const handleNext = app.getRequestHandler();
  const routing = { defaultLocale: DEFAULT_LOCALE, prefix: LOCALE_PREFIX };
  await warmUp(handleNext);
  const { answerKnown, answerPage, answerRefused, renderUnkept } = createPages(handleNext, routing, metrics);
  const limitedApi = createConcurrencyLimit({ atOnce: API_AT_ONCE, holdMs: HOLD_MS, mostWaitMs: MOST_WAIT_MS });
  const answerStatic = createStaticAnswer();
  const conditionsOf = createFileConditions(handleNext);
  const isSecure = isSecureSite();
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = requestFault(request);
    if (fault === null && answerKnown(request, response)) return;
    setSecurityHeaders(request, response, isSecure);
    if (fault !== null) return answerRefused(request, response, fault);
    // The client sends its body after this answer to `Expect: 100-continue`.
    if (request.headers.expect !== undefined && request.httpVersion === '1.1') response.writeContinue();
    dropForeignHeaders(request.headers, TRUSTED_PROXIES);
    request.url = withFewPairs(request.url ?? '');
    if (answerStatic(request, response)) return;
    if (await answerPicture(request, response)) return;
    const url = readUrl(request.url);
    if (url === null) return answerRefused(request, response, { status: 400 });
    if (await answerRedirect(request, response, url, routing)) return;
    if (await answerPage(request, response, url)) return;
    if (await answerForm({ render: renderUnkept, routing }, request, response, url)) return;
    const refused = await conditionsOf(request, url);
    if (refused !== null) return refuse(request, response, refused.status, refused.headers);
    compressAnswers(request, response, () => undefined);
    // Next makes the whole response for a HEAD request.
    if ((request.method === 'GET' || request.method === 'HEAD') && addressOf(url.pathname).isSlow)
      return limitedApi(() => handleNext(request, response));
    return handleNext(request, response);
  }
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      turnAway(request, response, error);
    }
  };
}
