import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { healthResponse } from '../lib/build/health-answer.server';
import { siteMetrics } from '../lib/build/site-metrics.server';
import { env } from '../lib/config/env';
import { errorText, log } from '../lib/config/log';
import { PROMETHEUS_TYPE, prometheusText } from '../lib/http/prometheus-text';
import { isBearer } from '../lib/http/secret';
import { addressOf } from '../lib/navigation/addresses';
import { isInternalRequest } from './client-address';
import { sendFailure } from './failed-request';
import { refuse } from './limits/refusal';
import type { ServerMetrics } from './metrics/server-metrics';
import { setSecurityHeaders } from './security/security-headers';
import { serverState } from './server-state';

const METRICS_PATH = '/api/metrics';

const pathOf = (url = '') => url.split('?', 1)[0] ?? '';

/** Whether a request is for health or metrics. These have no concurrency limit, because they matter most under load. */
const isForOperators = ({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>): boolean =>
  (method === 'GET' || method === 'HEAD') && addressOf(url).kind === 'operators';

async function bodyFor(path: string, metrics: ServerMetrics) {
  if (path === METRICS_PATH) {
    const families = [...(await siteMetrics()), ...metrics.families()];
    return { status: 200, type: PROMETHEUS_TYPE, text: prometheusText(families) };
  }
  const response = await healthResponse(path, serverState.isDraining);
  return { status: response?.status ?? 404, type: 'application/json', text: JSON.stringify(response?.body ?? {}) };
}

/** Metrics require the token. If no token is set, only this machine and private networks may read them. */
function metricsRefusal(request: IncomingMessage): { status: 401 | 403; headers: OutgoingHttpHeaders } | null {
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined) return isInternalRequest(request) ? null : { status: 403, headers: {} };
  if (isBearer(request.headers.authorization, METRICS_TOKEN)) return null;
  return { status: 401, headers: { 'www-authenticate': 'Bearer' } };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers requests for health and metrics first and does not count them, because a probe that is refused repeatedly is no
 * failure. All other requests go to the site.
 */
export function withOperations(site: Listener, metrics: ServerMetrics, isSecureSite: boolean): Listener {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    setSecurityHeaders(request, response, isSecureSite);
    const path = pathOf(request.url);
    const refusal = path === METRICS_PATH ? metricsRefusal(request) : null;
    if (refusal !== null) return refuse(request, response, refusal.status, refusal.headers);
    const { status, type, text } = await bodyFor(path, metrics);
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
    });
    // Node sends no body to HEAD.
    response.end(text);
  };
  return (request, response) => {
    if (!isForOperators(request)) return site(request, response);
    handle(request, response).catch((error: unknown) => {
      log('error', 'health unknown', { reason: errorText(error) });
      sendFailure(response);
    });
  };
}
