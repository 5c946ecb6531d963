import type { IncomingMessage, ServerResponse } from 'node:http';
import { busyAnswer } from './busy-answer';
import { noteRefusal, type Overloaded } from './overloaded';

/** Turns somebody away for whom there is no time. Who has waited too long has been told so meanwhile. */
export function turnAway({ url = '' }: IncomingMessage, response: ServerResponse, overloaded: Overloaded): void {
  if (response.headersSent) return;
  noteRefusal(response);
  const { status, headers, body } = busyAnswer(overloaded, url);
  response.writeHead(status, headers).end(body);
}
