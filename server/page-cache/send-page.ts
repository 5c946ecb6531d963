import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isKnownTag } from '../../lib/http/known-tag';
import type { PageAnswer } from './page-cache';
import type { StoredPage } from './stored-page';

type Visit = Pick<IncomingMessage, 'headers'>;
type Headers = Readonly<OutgoingHttpHeaders>;

/** Names and values by turns: Node sends them as they are, where it looks at each header of an object several times. */
type Fields = readonly string[];

/** What describes a body that is not sent (RFC 9110 §15.4.5). */
const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding'];

function fieldsOf(headers: Headers): Fields {
  const all = Object.entries(headers).map(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]));
  return all.flat(2);
}

/** The headers of pages in memory, for as long as these are kept. */
const known = new WeakMap<StoredPage, { whole: Fields; unchanged: Fields }>();

function fieldsOfPage(page: StoredPage, always: Headers) {
  const before = known.get(page);
  if (before !== undefined) return before;
  const headers = { ...always, ...page.headers };
  const described = Object.entries(headers).filter(([name]) => !BODY_HEADERS.includes(name));
  const fields = { whole: fieldsOf(headers), unchanged: fieldsOf(Object.fromEntries(described)) };
  known.set(page, fields);
  return fields;
}

/** Sends a page to one visitor, with the headers that every page of this server has; 304 to who has it already. */
export function sendPage(
  visit: Visit,
  response: ServerResponse,
  { page, state, ageSeconds }: PageAnswer,
  always: Headers,
): void {
  // A request that waited too long has already been answered.
  if (response.headersSent) return;
  const { whole, unchanged } = fieldsOfPage(page, always);
  const ofNow = state === 'MISS' ? ['x-cache', state] : ['age', String(ageSeconds), 'x-cache', state];
  const tag = page.headers.etag;
  if (typeof tag === 'string' && isKnownTag(visit.headers['if-none-match'], tag)) {
    response.writeHead(304, [...unchanged, ...ofNow]).end();
    return;
  }
  // Node sends no body to HEAD.
  response.writeHead(page.status, [...whole, ...ofNow]).end(page.body);
}
