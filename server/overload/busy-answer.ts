import { STATUS_CODES } from 'node:http';
import { lastResortPage } from '../last-resort';
import type { RenderedPage } from '../page-cache/rendered-page';
import type { PolicySources } from '../security/content-policy';
import { withPolicy } from '../security/page-security';
import type { Overloaded } from './overloaded';

/** Those who were refused together should not all come back together: so many seconds more, by chance. */
const SPREAD_SECONDS = 5;

const MESSAGE = STATUS_CODES[503] ?? '';
const DATA = JSON.stringify({ statusCode: 503, statusMessage: MESSAGE, message: MESSAGE, data: {} });

/** What somebody gets for whom there is no time: at once, made of nothing that could take long. */
export function busyAnswer({ retryAfterSeconds }: Overloaded, path: string, sources: PolicySources): RenderedPage {
  const forScript = path.startsWith('/api/');
  const body = Buffer.from(forScript ? DATA : lastResortPage(503));
  const answer = {
    status: 503,
    headers: {
      'content-type': forScript ? 'application/json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds + Math.floor(Math.random() * SPREAD_SECONDS)),
      'content-length': body.length,
    },
    body,
  };
  return withPolicy(answer, sources);
}
