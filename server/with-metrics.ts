import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../lib/config/env';
import { errorText, log } from '../lib/config/log';
import { isAbort } from './client-abort';
import { sendFailure } from './failed-request';
import { createLimitedLog } from './limited-log';
import { loggedPath } from './logged-path';
import { requestKind, responseKind } from './metrics/request-kind';
import type { RequestMetrics } from './metrics/request-metrics';
import { wasRejected } from './overload/overloaded';
import { requestId } from './request-id';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const stackOf = (error: unknown) =>
  error === undefined ? {} : { reason: errorText(error), ...(error instanceof Error && { stack: error.stack }) };

/**
 * Wraps a handler: counts every request and logs those that fail, or all of them at log level `debug`. No line has an IP
 * address, a query or a user agent.
 */
export function withMetrics(handle: Handler, metrics: RequestMetrics): Listener {
  const logFailed = createLimitedLog('request failed');
  const logsAll = env().LOG_LEVEL === 'debug';

  const end = (request: IncomingMessage, response: ServerResponse, status: number, start: number, error?: unknown) => {
    const ms = performance.now() - start;
    metrics.inFlight--;
    metrics.record(responseKind(requestKind(request), status), status, ms / 1_000);
    if ((status < 500 || wasRejected(response)) && !logsAll) return;
    const { method, url } = request;
    const details = { id: requestId(request), method, path: loggedPath(url), status, ms: Math.round(ms) };
    // 502 to 504: another host does not answer, or the server is overloaded. It is no error of this server.
    if (status >= 500) logFailed(status > 501 ? 'warn' : 'error', { ...details, ...stackOf(error) });
    else log('debug', 'request', details);
  };

  return (request, response) => {
    const start = performance.now();
    metrics.inFlight++;
    handle(request, response).then(
      () => end(request, response, response.statusCode, start),
      (error: unknown) => {
        const hasLeft = isAbort(error) && request.socket.destroyed;
        if (!hasLeft) sendFailure(response);
        end(request, response, hasLeft ? 499 : 500, start, error);
      },
    );
  };
}
