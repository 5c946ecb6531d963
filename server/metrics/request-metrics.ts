import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../../lib/config/env';
import { errorText, log } from '../../lib/config/log';
import type { Family, Sample } from '../../lib/http/prometheus-text';
import { addressOf, isApi } from '../../lib/navigation/addresses';
import { sendFailure } from '../fallback-error-page';
import { createLimitedLog, loggedPath } from '../logging';
import { wasRejected } from '../overload';
import { requestId } from '../site-response';
import { isAbort } from '../uncaught';

const KINDS = ['page', 'data', 'static', 'picture', 'api', 'form', 'redirect', 'other'] as const;
type Kind = (typeof KINDS)[number];

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

export function requestKind({ url = '', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): Kind {
  const { kind } = addressOf(url);
  if (kind === 'static' || kind === 'picture') return kind;
  if (kind === 'form' && method === 'POST') return 'form';
  if (isApi(url)) return 'api';
  if (kind !== 'page' || !isRead(method)) return 'other';
  return headers.rsc === undefined ? 'page' : 'data';
}

export const responseKind = (kind: Kind, status: number): Kind =>
  status >= 300 && status < 400 && status !== 304 && (kind === 'page' || kind === 'data') ? 'redirect' : kind;

const CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;

/** In seconds, with the 500 ms of the p99 and the one second that people notice. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 5] as const;

/** At 20,000 requests a second nothing should be allocated or looked up. */
class KindMetrics {
  readonly classes = CLASSES.map(() => 0);
  readonly buckets = [...BOUNDS, 0].map(() => 0);
  seconds = 0;

  add(status: number, seconds: number): void {
    const ofClass = status >= 500 ? 3 : status >= 400 ? 2 : status >= 300 ? 1 : 0;
    this.classes[ofClass] = (this.classes[ofClass] ?? 0) + 1;
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket++;
    this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
    this.seconds += seconds;
  }

  histogram(kind: Kind): Sample[] {
    let count = 0;
    const lines: Sample[] = this.buckets.map((added, index) => {
      count += added;
      const le = index < BOUNDS.length ? String(BOUNDS[index]) : '+Inf';
      return { suffix: '_bucket', labels: { kind, le }, value: count };
    });
    return [
      ...lines,
      { suffix: '_sum', labels: { kind }, value: this.seconds },
      { suffix: '_count', labels: { kind }, value: count },
    ];
  }
}

export class RequestMetrics {
  readonly #kinds = {
    page: new KindMetrics(),
    data: new KindMetrics(),
    static: new KindMetrics(),
    picture: new KindMetrics(),
    api: new KindMetrics(),
    form: new KindMetrics(),
    redirect: new KindMetrics(),
    other: new KindMetrics(),
  } satisfies Record<Kind, KindMetrics>;
  inFlight = 0;

  record(kind: Kind, status: number, seconds: number): void {
    this.#kinds[kind].add(status, seconds);
  }

  families(): Family[] {
    return [
      {
        name: 'http_requests_total',
        kind: 'counter',
        help: 'Completed HTTP requests, by kind and status class.',
        samples: KINDS.flatMap((kind) =>
          CLASSES.map((name, index) => ({
            labels: { kind, class: name },
            value: this.#kinds[kind].classes[index] ?? 0,
          })),
        ),
      },
      {
        name: 'http_request_duration_seconds',
        kind: 'histogram',
        help: 'Time from a request until its response was passed to the operating system.',
        samples: KINDS.flatMap((kind) => this.#kinds[kind].histogram(kind)),
      },
      {
        name: 'http_requests_in_progress',
        kind: 'gauge',
        help: 'HTTP requests in progress.',
        samples: [{ value: this.inFlight }],
      },
    ];
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const stackOf = (error: unknown) =>
  error === undefined ? {} : { reason: errorText(error), ...(error instanceof Error && { stack: error.stack }) };

/** Counts every request, and logs those that fail. No line has an IP address, a query or a user agent. */
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
    // 502 to 504: another host does not answer, or the server is overloaded.
    if (status >= 500) logFailed(status > 501 ? 'warn' : 'error', { ...details, ...stackOf(error) });
    else log('debug', 'request', details);
  };

  return (request, response) => {
    const start = performance.now();
    metrics.inFlight++;
    const succeed = () => end(request, response, response.statusCode, start);
    const fail = (error: unknown) => {
      const hasLeft = isAbort(error) && request.socket.destroyed;
      if (!hasLeft) sendFailure(response);
      end(request, response, hasLeft ? 499 : 500, start, error);
    };
    try {
      const handled = handle(request, response);
      if (handled === undefined) succeed();
      else handled.then(succeed, fail);
    } catch (error) {
      fail(error);
    }
  };
}
