import type { ServerResponse } from 'node:http';
import { fallbackErrorPage } from './fallback-error-page';
import { requestId } from './request-id';

/** What somebody gets whose request broke us: the last page there is, or an end where an answer has begun. */
export function answerFailure(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, headers, body } = fallbackErrorPage(500, {}, requestId(response.req));
  response.writeHead(status, headers).end(body);
}
