import type { ServerResponse } from 'node:http';
import { env } from '../lib/config/env';
import { lastResortPage } from './last-resort';
import { requestId } from './request-id';
import { withPolicy } from './security/page-security';
import { policySources } from './security/policy-sources';

/** What somebody gets whose request broke us: the last page there is, or an end where an answer has begun. */
export function answerFailure(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const page = { status: 500, headers, body: Buffer.from(lastResortPage(500, requestId(response.req))) };
  const sent = withPolicy(page, policySources(env()));
  response.writeHead(sent.status, sent.headers).end(sent.body);
}
