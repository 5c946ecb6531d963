import type { OutgoingHttpHeaders } from 'node:http';
import { env } from '../lib/config/env';
import { lastResortPage } from './last-resort';
import type { RenderedPage } from './page-cache/rendered-page';
import { withPolicy } from './security/page-security';
import { policySources } from './security/policy-sources';

/** The last page there is (E2), whole: under a policy of its own, and for nobody to keep. `id` finds it in the log. */
export function lastResortAnswer(status: number, headers: OutgoingHttpHeaders = {}, id = ''): RenderedPage {
  const body = Buffer.from(lastResortPage(status, id));
  const always = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const page = { status, headers: { ...always, 'content-length': body.length, ...headers }, body };
  return withPolicy(page, policySources(env()));
}
