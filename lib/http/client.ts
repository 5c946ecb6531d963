import { FetchError, type FetchOptions, ofetch } from 'ofetch';
import { HTTP_RETRY_STATUSES } from '../config/constants';

/** Why a request failed: no answer in time, no answer at all, or an answer that is not 2xx. */
export type HttpErrorCode = 'deadline' | 'network' | 'status';

/** A request that failed; `status` and `data` are there when an answer was. */
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

/** Sends a request and gives its JSON, unparsed. */
export type HttpClient = (path: string, options?: FetchOptions<'json'>) => Promise<unknown>;

const isTimeout = (error: unknown) => error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);

function toHttpError(error: unknown): HttpError {
  if (isTimeout(error)) return new HttpError('deadline', String(error));
  if (!(error instanceof FetchError)) return new HttpError('network', String(error));
  if (error.status !== undefined) return new HttpError('status', error.message, error.status, error.data);
  return new HttpError(isTimeout(error.cause) ? 'deadline' : 'network', error.message);
}

/** `AbortSignal.any`, which Safari has from 17.4 and Chrome from 116 on. */
function either(one: AbortSignal, other: AbortSignal): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([one, other]);
  const both = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort(signal.reason);
    else signal.addEventListener('abort', () => both.abort(signal.reason), { once: true });
  }
  return both.signal;
}

/**
 * H: the site's HTTP client. Retries once on the statuses of specification §7 and on network errors, never POST, PUT,
 * PATCH or DELETE unless a call asks for it; every call, with its retries and the whole answer, has a deadline in
 * milliseconds. Each call runs `baseUrl` and prepends the result to a path, but not to an absolute address. Pass the
 * result, which is unvalidated JSON, to a schema.
 * @throws HttpError
 */
export function createHttpClient({ baseUrl, deadlineMs }: { baseUrl?: () => string; deadlineMs: number }): HttpClient {
  const request = ofetch.create({ retryStatusCodes: [...HTTP_RETRY_STATUSES] });
  return async (path, options) => {
    // ofetch's own timeout ends with the headers: an answer that stalls in its body would never end.
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = options?.signal ? either(deadline, options.signal) : deadline;
    try {
      return await request<unknown>(path, { baseURL: baseUrl?.() ?? '', ...options, signal });
    } catch (error) {
      // Asked here, and so held until here: Node collects a deadline that only `AbortSignal.any` knows of.
      throw deadline.aborted ? new HttpError('deadline', String(error)) : toHttpError(error);
    }
  };
}
