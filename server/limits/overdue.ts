import { log } from '../../lib/config/log';
import { addressOf } from '../../lib/navigation/addresses';
import { fallbackErrorPage } from '../fallback-error-page';
import { loggedPath } from '../logged-path';
import { hasBody } from './drain-request';
import type { Limits } from './limits';
import type { Exchange } from './open-exchanges';
import { refuse } from './refusal';

type Overdue = 'body' | 'answer' | 'reader';

const isOfForm = ({ request }: Exchange) => addressOf(request.url ?? '').kind === 'form';

/** The part of an exchange that takes too long: sending the body, the start of the answer, or reading it. */
function overduePart(exchange: Exchange, now: number, limits: Limits): Overdue | null {
  const { request, response, begun } = exchange;
  const age = now - begun;
  const sendingMs = isOfForm(exchange) ? limits.formMs : limits.bodyMs;
  if (response.headersSent) return age > sendingMs + limits.takenMs ? 'reader' : null;
  if (!request.complete && hasBody(request)) return age > sendingMs ? 'body' : null;
  return age > (isOfForm(exchange) ? limits.formMs : 0) + limits.answerMs ? 'answer' : null;
}

/** Sends the fallback error page and closes, so that code that still works on the answer cannot write to it. */
function giveUp({ request, response }: Exchange): void {
  log('error', 'answer overdue', { path: loggedPath(request.url) });
  const { status, headers, body } = fallbackErrorPage(503, { 'retry-after': '10', connection: 'close' });
  response.on('error', () => undefined);
  response.writeHead(status, headers).end(body);
}

/** Ends an exchange if a part of it takes too long. */
export function endOverdue(exchange: Exchange, now: number, limits: Limits): void {
  const part = overduePart(exchange, now, limits);
  if (part === 'reader') exchange.response.destroy();
  else if (part === 'answer') giveUp(exchange);
  else if (part === 'body') void refuse(exchange.request, exchange.response, 408, {}, limits);
}
