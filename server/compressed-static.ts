import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { acceptedEncoding } from './accepted-encoding';
import { refuse } from './limits/refusal';

const FOLDER = '.next/static';
const ADDRESS = '/_next/static/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript',
  '.mjs': 'application/javascript',
  '.css': 'text/css',
};

type Compressed = { readonly body: Buffer; readonly type: string };

/**
 * Every file of the build by its address. Scripts and styles were compressed by scripts/compress-static.mjs. The map takes a
 * few hundred kB of memory.
 */
function loadStatic(): Map<string, Compressed | null> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(FOLDER, entry.parentPath), entry.name));
  const compressed = new Set(names.filter((name) => name.endsWith('.br')));
  const files = names.filter((name) => !compressed.has(name));
  return new Map(
    files.map((name) => {
      const brotli = `${name}.br`;
      const type = `${TYPES[path.extname(name)]}; charset=UTF-8`;
      const body = compressed.has(brotli) ? { body: readFileSync(path.join(FOLDER, brotli)), type } : null;
      return [`${ADDRESS}${name.split(path.sep).join('/')}`, body];
    }),
  );
}

/**
 * Sends scripts and styles with brotli, which is a seventh smaller than the gzip that Next makes for each request, and 404
 * for a file that the build does not have, for which Next would render and cache a page. Returns false for any other
 * request, such as one with a range or a condition, which Next answers.
 */
export function createStaticHandler(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = loadStatic();
  return (request, response) => {
    const { method, headers, url = '' } = request;
    if (!url.startsWith('/_next/')) return false;
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
