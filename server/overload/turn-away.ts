import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import { isApi } from '../../lib/navigation/addresses';
import { fallbackErrorPage } from '../fallback-error-page';
import type { RenderedPage } from '../page-cache/rendered-page';
import { type Overloaded, recordRejection } from './overloaded';

/** The most seconds of jitter in `Retry-After`, so that requests refused together do not return together. */
const SPREAD_SECONDS = 5;

const MESSAGE = STATUS_CODES[503] ?? '';
const DATA = Buffer.from(JSON.stringify({ statusCode: 503, statusMessage: MESSAGE, message: MESSAGE, data: {} }));

/** The cheap response to a request that the server has no time for. */
export function overloadedResponse({ retryAfterSeconds }: Overloaded, path: string): RenderedPage {
  const retryHeader = { 'retry-after': String(retryAfterSeconds + Math.floor(Math.random() * SPREAD_SECONDS)) };
  if (!isApi(path)) return fallbackErrorPage(503, retryHeader);
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'content-length': DATA.length };
  return { status: 503, headers: { ...headers, ...retryHeader }, body: DATA };
}

/** Refuses a request that the server has no time for, unless it waited too long and has already been answered. */
export function rejectOverloaded(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  overloaded: Overloaded,
): void {
  if (response.headersSent) return;
  recordRejection(response);
  const { status, headers, body } = overloadedResponse(overloaded, url);
  response.writeHead(status, headers).end(body);
}
