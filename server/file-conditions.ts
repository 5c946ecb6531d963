import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { answerOf, InternalRequest, type NextHandler } from './page-cache/rendered-page';
import { publicFiles } from './public-files';

/** Headers that can make a server refuse a file, and all headers that the decision needs (RFC 9110 §13.2.2). */
const REFUSING = ['range', 'if-match', 'if-unmodified-since'];
const DECIDING = [...REFUSING, 'if-range', 'if-none-match', 'if-modified-since'];

type Refusal = { status: 412 | 416; headers: OutgoingHttpHeaders };

/**
 * Answers a conditional request for a file: 412 if its conditions fail, 416 if its range starts beyond the end of the
 * file. Next detects both, then answers 500 because it has no page for them. Null if the file may be sent, or if the
 * address is not a file.
 */
export function createFileConditions(
  next: NextHandler,
): (request: IncomingMessage, url: URL) => Promise<Refusal | null> {
  const files = publicFiles();
  return async ({ url: target = '', headers }, { pathname }) => {
    if (!REFUSING.some((name) => headers[name] !== undefined)) return null;
    if (!pathname.startsWith('/_next/static/') && !files.has(decodeURIComponent(pathname))) return null;
    const given = DECIDING.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const asked = new InternalRequest({ target, headers: Object.fromEntries(given) }, 'HEAD');
    const { status, headers: found } = await answerOf(next, asked);
    if (status !== 500) return null;
    const range = found['content-range'];
    if (typeof range === 'string') return { status: 416, headers: { 'content-range': range } };
    // A file that could not be read has no date.
    return found['last-modified'] === undefined ? null : { status: 412, headers: {} };
  };
}
