import { STATUS_CODES } from 'node:http';

/** E3: an error response in the API's JSON, which must not be cached. */
export function refusal(
  status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503,
  headers?: Record<string, string>,
): Response {
  const message = STATUS_CODES[status];
  const error = { statusCode: status, statusMessage: message, message, data: {} };
  return Response.json(error, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
