import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { acceptedEncoding } from './incoming-request';
import { refuse } from './limits/refusal';
import { captureResponse, InternalRequest, type NextHandler } from './page-cache/rendered-page';

const STATIC_FOLDER = '.next/static';
const ADDRESS = '/_next/static/';
/** RFC 9239. Scripts and styles have the encoding of the page. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};

type Compressed = { readonly body: Buffer; readonly type: string };

function loadStatic(): Map<string, Compressed | null> {
  const names = readdirSync(STATIC_FOLDER, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(STATIC_FOLDER, entry.parentPath), entry.name));
  const compressed = new Set(names.filter((name) => name.endsWith('.br')));
  const files = names.filter((name) => !compressed.has(name));
  return new Map(
    files.map((name) => {
      const brotli = `${name}.br`;
      const type = TYPES[path.extname(name)] ?? '';
      const body = compressed.has(brotli) ? { body: readFileSync(path.join(STATIC_FOLDER, brotli)), type } : null;
      return [`${ADDRESS}${name.split(path.sep).join('/')}`, body];
    }),
  );
}

/** Brotli is a seventh smaller than Next's gzip. 404 for a missing file, for which Next would render a page. */
export function createStaticHandler(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = loadStatic();
  return (request, response) => {
    const { method, headers, url = '' } = request;
    const file = files.get(url.split('?', 1)[0] ?? '');
    if (file === undefined) {
      void refuse(request, response, 404);
      return true;
    }
    const simple =
      !headers.range && !headers['if-none-match'] && !headers['if-match'] && !headers['if-unmodified-since'];
    if (file === null || !simple || acceptedEncoding(headers['accept-encoding']) !== 'br') return false;
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Encoding': 'br',
      'Content-Length': file.body.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    });
    response.end(method === 'HEAD' ? undefined : file.body);
    return true;
  };
}

const PUBLIC_FOLDER = 'public';

export function publicFiles(): ReadonlySet<string> {
  const names = readdirSync(PUBLIC_FOLDER, { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => `/${name.split(path.sep).join('/')}`));
}

/** Headers that can make a server refuse a file, and all that the decision needs (RFC 9110 §13.2.2). */
const REFUSING = ['range', 'if-match', 'if-unmodified-since'];
const DECIDING = [...REFUSING, 'if-range', 'if-none-match', 'if-modified-since'];

type Refusal = { status: 412 | 416; headers: OutgoingHttpHeaders };

/** 412 for a failed condition, 416 for a range beyond the end: Next answers 500, because it has no page for them. */
export function createFileConditions(
  next: NextHandler,
): (request: IncomingMessage, url: URL) => Promise<Refusal | null> {
  const files = publicFiles();
  return async ({ url: target = '', headers }, { pathname }) => {
    if (!REFUSING.some((name) => headers[name] !== undefined)) return null;
    if (!pathname.startsWith('/_next/static/') && !files.has(decodeURIComponent(pathname))) return null;
    const conditions = DECIDING.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const probe = new InternalRequest({ target, headers: Object.fromEntries(conditions) }, 'HEAD');
    const { status, headers: found } = await captureResponse(next, probe);
    if (status !== 500) return null;
    const range = found['content-range'];
    if (typeof range === 'string') return { status: 416, headers: { 'content-range': range } };
    // A file that could not be read has no date.
    return found['last-modified'] === undefined ? null : { status: 412, headers: {} };
  };
}
