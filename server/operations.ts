import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { healthResponse, siteMetrics } from '../lib/build/health.server';
import { env } from '../lib/config/env';
import { errorText, log } from '../lib/config/log';
import { PROMETHEUS_TYPE, prometheusText } from '../lib/http/prometheus-text';
import { isBearer } from '../lib/http/requests';
import { sendFailure } from './fallback-error-page';
import { isInternalRequest } from './incoming-request';
import { refuse } from './limits/refusal';
import type { ServerMetrics } from './metrics/server-metrics';
import { setSecurityHeaders } from './security-policy';
import { serverState } from './site-response';

const METRICS_PATH = '/api/metrics';

const pathOf = (url = '') => url.split('?', 1)[0] ?? '';

async function bodyFor(path: string, metrics: ServerMetrics) {
  if (path === METRICS_PATH) {
    const families = [...(await siteMetrics()), ...metrics.families()];
    return { status: 200, type: PROMETHEUS_TYPE, text: prometheusText(families) };
  }
  const response = await healthResponse(path, serverState.isDraining);
  return { status: response?.status ?? 404, type: 'application/json', text: JSON.stringify(response?.body ?? {}) };
}

/** Without a token, only this machine and private networks may read metrics. */
function metricsRefusal(request: IncomingMessage): { status: 401 | 403; headers: OutgoingHttpHeaders } | null {
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined) return isInternalRequest(request) ? null : { status: 403, headers: {} };
  if (isBearer(request.headers.authorization, METRICS_TOKEN)) return null;
  return { status: 401, headers: { 'www-authenticate': 'Bearer' } };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers requests for health and metrics. They have no concurrency limit, because they matter most under load. */
export function createOperations(metrics: ServerMetrics, isSecureSite: boolean): Listener {
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
    response.end(text);
  };
  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log('error', 'health check failed', { reason: errorText(error) });
      sendFailure(response);
    });
  };
}
