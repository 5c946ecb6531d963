import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { env } from '../lib/config/env';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Of this process: ids of two replicas, or of two starts, are never the same. */
const PROCESS = randomBytes(6).toString('base64url');

const GIVEN = /^[\w-]{8,64}$/;

const ids = new WeakMap<IncomingMessage, string>();
let count = 0;

/** A name for what happened, by which it is found in the log. */
export function newId(): string {
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}

/**
 * The id of a request: the one that a proxy of ours gave it, else one of our own. Made when it is first asked for:
 * most requests are answered well and need none.
 */
export function requestId(request: IncomingMessage, proxies = env().TRUSTED_PROXIES): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const given = request.headers['x-request-id'];
  const id = proxies > 0 && typeof given === 'string' && GIVEN.test(given) ? given : newId();
  ids.set(request, id);
  return id;
}
