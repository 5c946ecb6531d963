import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { acceptedEncoding } from './accepted-encoding';

const FOLDER = '.next/static';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript',
  '.mjs': 'application/javascript',
  '.css': 'text/css',
};

/** The scripts and styles that scripts/compress-static.mjs made, by their address; a few hundred kB in memory. */
function loadCompressed(): Map<string, { body: Buffer; type: string }> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.br'));
  return new Map(
    names.map((name) => {
      const plain = name.slice(0, -'.br'.length);
      const type = `${TYPES[path.extname(plain)]}; charset=UTF-8`;
      const address = `/_next/static/${plain.split(path.sep).join('/')}`;
      return [address, { body: readFileSync(path.join(FOLDER, name)), type }];
    }),
  );
}

/**
 * Answers for scripts and styles with brotli, a seventh smaller than the gzip that Next makes for each request. Any
 * other request, also a range or a condition, is Next's: then it answers false.
 */
export function createStaticAnswer(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = loadCompressed();
  return (request, response) => {
    const file = files.get(request.url ?? '');
    const { method, headers } = request;
    const simple = (method === 'GET' || method === 'HEAD') && !headers.range && !headers['if-none-match'];
    if (file === undefined || !simple || acceptedEncoding(headers['accept-encoding']) !== 'br') return false;
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
