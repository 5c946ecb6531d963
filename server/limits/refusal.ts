import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import { isApi } from '../../lib/navigation/addresses';
import { sendAndDrain } from './drain-request';
import { LIMITS, type Limits } from './limits';

/** Refuses a request in a few words, in JSON below `/api/` (E3). The answer is not cached. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 400 | 401 | 403 | 404 | 405 | 408 | 412 | 413 | 414 | 416 | 417 | 431,
  headers: OutgoingHttpHeaders = {},
  limits: Limits = LIMITS,
): Promise<void> {
  const isData = isApi(request.url ?? '');
  const message = STATUS_CODES[status] ?? '';
  const error = { statusCode: status, statusMessage: message, message, data: {} };
  const body = Buffer.from(isData ? JSON.stringify(error) : message);
  const type = isData ? 'application/json' : 'text/plain; charset=utf-8';
  const all = { 'content-type': type, 'content-length': body.length, 'cache-control': 'no-store', ...headers };
  return sendAndDrain(request, response, { status, headers: all, body }, limits);
}
