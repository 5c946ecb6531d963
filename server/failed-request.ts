import type { ServerResponse } from 'node:http';
import { env } from '../lib/config/env';
import { errorText, log } from '../lib/config/log';
import { lastResortPage } from './last-resort';
import { withPolicy } from './security/page-security';
import { policySources } from './security/policy-sources';

/** What somebody gets whose request broke us: the last page there is, or an end where an answer has begun. */
export function answerFailure(error: unknown, response: ServerResponse): void {
  log('error', 'request failed', { reason: errorText(error) });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const page = { status: 500, headers, body: Buffer.from(lastResortPage(500)) };
  const sent = withPolicy(page, policySources(env()));
  response.writeHead(sent.status, sent.headers).end(sent.body);
}
