import type { ServerResponse } from 'node:http';
import { fallbackErrorPage } from './fallback-error-page';
import { requestId } from './request-id';

/** Answers a request whose handler threw: with the fallback error page, or by closing a response that has begun. */
export function sendFailure(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, headers, body } = fallbackErrorPage(500, {}, requestId(response.req));
  response.writeHead(status, headers).end(body);
}
