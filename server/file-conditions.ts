import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { answerOf, type NextHandler, QuestionRequest } from './page-cache/rendered-page';
import { publicFiles } from './public-files';

/** Those that may refuse an answer, and those that decide with them (RFC 9110 §13.2.2). */
const REFUSING = ['range', 'if-match', 'if-unmodified-since'];
const DECIDING = [...REFUSING, 'if-range', 'if-none-match', 'if-modified-since'];

type Refusal = { status: 412 | 416; headers: OutgoingHttpHeaders };

/**
 * Why a file is not sent to a request that sets conditions: 412 where they do not hold, 416 for a range beyond the file's
 * end. Next finds both out and then answers 500, because it has no page for them. Null where the file may be sent, and
 * for whatever is no file.
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
    const question = new QuestionRequest({ target, headers: Object.fromEntries(given) }, 'HEAD');
    const { status, headers: found } = await answerOf(next, question);
    if (status !== 500) return null;
    const range = found['content-range'];
    if (typeof range === 'string') return { status: 416, headers: { 'content-range': range } };
    // A file that could not be read has no date.
    return found['last-modified'] === undefined ? null : { status: 412, headers: {} };
  };
}
