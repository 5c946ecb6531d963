import { FetchError, type FetchOptions, ofetch } from 'ofetch';
import { HTTP_RETRY_STATUSES } from '../config/constants';

export type HttpErrorCode = 'deadline' | 'network' | 'status';

export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly code: HttpErrorCode,
    message: string,
    readonly status?: number,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export type HttpClient = (path: string, options?: FetchOptions<'json'>) => Promise<unknown>;

const isTimeout = (error: unknown) => error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);

function toHttpError(error: unknown): HttpError {
  if (isTimeout(error)) return new HttpError('deadline', String(error));
  if (!(error instanceof FetchError)) return new HttpError('network', String(error));
  if (error.status !== undefined) return new HttpError('status', error.message, error.status, error.data);
  return new HttpError(isTimeout(error.cause) ? 'deadline' : 'network', error.message);
}

/** `AbortSignal.any` is available from Safari 17.4 and Chrome 116. */
function anySignal(a: AbortSignal, b: AbortSignal): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([a, b]);
  const controller = new AbortController();
  for (const signal of [a, b]) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}

/** H: retries once (§7), unsafe methods only on request. `deadlineMs` is for all of that. @throws HttpError */
export function createHttpClient({ baseUrl, deadlineMs }: { baseUrl?: () => string; deadlineMs: number }): HttpClient {
  const request = ofetch.create({ retryStatusCodes: [...HTTP_RETRY_STATUSES] });
  return async (path, options) => {
    // ofetch's own timeout ends with the headers, so a response body that stalls would never time out.
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = options?.signal ? anySignal(deadline, options.signal) : deadline;
    try {
      return await request<unknown>(path, { baseURL: baseUrl?.() ?? '', ...options, signal });
    } catch (error) {
      // This reference also keeps the signal alive: Node.js collects a timeout that only `AbortSignal.any` refers to.
      throw deadline.aborted ? new HttpError('deadline', String(error)) : toHttpError(error);
    }
  };
}

/** `API_BASE_URL`, which the root layout writes to `data-api`. Empty if the site serves its own API. */
export const apiBaseUrl = (): string => document.documentElement.dataset.api ?? '';

/** H: the browser's client for the site's API. */
export const createApiClient = (deadlineMs: number): HttpClient =>
  createHttpClient({ baseUrl: apiBaseUrl, deadlineMs });
