import type { IncomingMessage, ServerResponse } from 'node:http';
import { busyAnswer } from './busy-answer';
import { noteRefusal, type Overloaded } from './overloaded';

/** Refuses a request that the server has no time for, unless it waited too long and has already been answered. */
export function turnAway({ url = '' }: IncomingMessage, response: ServerResponse, overloaded: Overloaded): void {
  if (response.headersSent) return;
  noteRefusal(response);
  const { status, headers, body } = busyAnswer(overloaded, url);
  response.writeHead(status, headers).end(body);
}
