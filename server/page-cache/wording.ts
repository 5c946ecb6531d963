import type { IncomingMessage } from 'node:http';
import { asksForData } from './data-question';

type Visit = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const NAMES_LOCALE = /^\/(?:en-us|th-th)(?:[/?]|$)/;

/**
 * A visit to a page as it was written, which says all that its page depends on; null for one of which more counts. Who
 * writes the same gets the same page, without anybody having to read it again.
 */
export function wordingOf({ method, url = '', headers }: Visit): string | null {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || asksForData({ headers }) || !NAMES_LOCALE.test(url)) return null;
  return `${headers['accept-encoding']} ${url}`;
}
