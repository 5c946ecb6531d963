import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { matchesETag } from '../../lib/http/known-tag';
import type { PageResponse } from './page-cache';
import type { StoredPage } from './stored-page';

type Visit = Pick<IncomingMessage, 'headers'>;
type Headers = Readonly<OutgoingHttpHeaders>;

/** Alternating names and values: Node sends such a list unchanged, but checks each header of an object several times. */
type Fields = readonly string[];

/** Headers that describe the body, which a 304 does not have (RFC 9110 §15.4.5). */
const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding'];

function fieldsOf(headers: Headers): Fields {
  const all = Object.entries(headers).map(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]));
  return all.flat(2);
}

/** The headers of the pages in memory. */
const fieldsByPage = new WeakMap<StoredPage, { whole: Fields; unchanged: Fields }>();

function fieldsOfPage(page: StoredPage, always: Headers) {
  const cached = fieldsByPage.get(page);
  if (cached !== undefined) return cached;
  const headers = { ...always, ...page.headers };
  const described = Object.entries(headers).filter(([name]) => !BODY_HEADERS.includes(name));
  const fields = { whole: fieldsOf(headers), unchanged: fieldsOf(Object.fromEntries(described)) };
  fieldsByPage.set(page, fields);
  return fields;
}

/** Sends a page with the headers that every page has; 304 if the visitor's copy is current. */
export function sendPage(
  visit: Visit,
  response: ServerResponse,
  { page, state, ageSeconds }: PageResponse,
  always: Headers,
): void {
  // A request that waited too long has already been answered.
  if (response.headersSent) return;
  const { whole, unchanged } = fieldsOfPage(page, always);
  const cacheFields = state === 'MISS' ? ['x-cache', state] : ['age', String(ageSeconds), 'x-cache', state];
  const tag = page.headers.etag;
  if (typeof tag === 'string' && matchesETag(visit.headers['if-none-match'], tag)) {
    response.writeHead(304, [...unchanged, ...cacheFields]).end();
    return;
  }
  // Node sends no body to HEAD.
  response.writeHead(page.status, [...whole, ...cacheFields]).end(page.body);
}
