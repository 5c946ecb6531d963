import { STATUS_CODES } from 'node:http';
import { isApi } from '../../lib/navigation/addresses';
import { lastResortAnswer } from '../last-resort-answer';
import type { RenderedPage } from '../page-cache/rendered-page';
import type { Overloaded } from './overloaded';

/** Those who were refused together should not all come back together: so many seconds more, by chance. */
const SPREAD_SECONDS = 5;

const MESSAGE = STATUS_CODES[503] ?? '';
const DATA = Buffer.from(JSON.stringify({ statusCode: 503, statusMessage: MESSAGE, message: MESSAGE, data: {} }));

/** What somebody gets for whom there is no time: at once, made of nothing that could take long. */
export function busyAnswer({ retryAfterSeconds }: Overloaded, path: string): RenderedPage {
  const later = { 'retry-after': String(retryAfterSeconds + Math.floor(Math.random() * SPREAD_SECONDS)) };
  if (!isApi(path)) return lastResortAnswer(503, later);
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'content-length': DATA.length };
  return { status: 503, headers: { ...headers, ...later }, body: DATA };
}
