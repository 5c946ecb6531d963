import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { env } from '../lib/config/env';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** A prefix for this process, so that the ids of two replicas or two starts differ. */
const PROCESS = randomBytes(6).toString('base64url');

const VALID_ID = /^[\w-]{8,64}$/;

const ids = new WeakMap<IncomingMessage, string>();
let count = 0;

/** A new id, which identifies an event in the log. */
export function newId(): string {
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}

/**
 * The id of a request: the one that a trusted proxy set, or a new one. It is made when it is first needed, because most
 * requests need none.
 */
export function requestId(request: IncomingMessage, proxies = env().TRUSTED_PROXIES): string {
  const existing = ids.get(request);
  if (existing !== undefined) return existing;
  const header = request.headers['x-request-id'];
  const id = proxies > 0 && typeof header === 'string' && VALID_ID.test(header) ? header : newId();
  ids.set(request, id);
  return id;
}
