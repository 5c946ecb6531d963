import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '../../lib/http/known-tag';
import type { PageAnswer } from './page-cache';

type Visit = Pick<IncomingMessage, 'headers'>;

/** What describes a body that is not sent (RFC 9110 §15.4.5). */
const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding'];

const isOfBody = ([name]: [string, unknown]) => BODY_HEADERS.includes(name);

/** Sends a page to one visitor; 304 to who has it already. */
export function sendPage(visit: Visit, response: ServerResponse, { page, state, ageSeconds }: PageAnswer): void {
  const { status, headers, body } = page;
  const tag = headers.etag;
  const all = { ...headers, ...(state === 'MISS' ? {} : { age: String(ageSeconds) }), 'x-cache': state };
  if (typeof tag === 'string' && isKnownTag(visit.headers['if-none-match'], tag)) {
    response.writeHead(304, Object.fromEntries(Object.entries(all).filter((header) => !isOfBody(header))));
    response.end();
    return;
  }
  response.writeHead(status, all);
  // Node sends no body to HEAD.
  response.end(body);
}
