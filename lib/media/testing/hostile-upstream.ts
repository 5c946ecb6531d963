import { readFileSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from '../fetch-source.server';
import { hugePng } from './huge-png';

const GIGABYTE = 1_000_000_000;
const CHUNK = Buffer.alloc(65_536, 1);
export const SCRIPT_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script></svg>';

function stream(response: ServerResponse): void {
  let sent = 0;
  const more = () => {
    while (sent < GIGABYTE && !response.destroyed) {
      sent += CHUNK.length;
      if (!response.write(CHUNK)) return;
    }
    response.end();
  };
  response.on('drain', more);
  more();
}

function trickle(response: ServerResponse): void {
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
}

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/good.jpg': (response) => response.end(readFileSync('public/demo/living-garden-oak.jpg')),
  '/hang': () => undefined,
  '/trickle': trickle,
  '/gigabyte': stream,
  '/declared-gigabyte': (response) => {
    response.setHeader('Content-Length', GIGABYTE);
    stream(response);
  },
  '/redirect': (response) => response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/text.jpg': (response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('only words'),
  '/script.svg': (response) => response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(SCRIPT_SVG),
  '/huge.png': (response) => response.end(hugePng()),
  '/says-more.jpg': (response) => {
    response.setHeader('Content-Length', 9_999);
    response.write('short', () => response.destroy());
  },
  '/says-less.jpg': (response) => {
    response.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n' + '\xff\xd8\xff and much more than that');
  },
  '/500': (response) => response.writeHead(500).end(),
  '/cut-off': (response) => response.destroy(),
};

/** A loopback server that does all that a picture source should not. `seen`: paths; `open()`: number of connections. */
export async function startHostileUpstream() {
  const seen: string[] = [];
  const server = createServer((asked, response) => {
    const path = (asked.url ?? '').split('?')[0] ?? '';
    seen.push(path);
    const answer = ANSWERS[path];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address and a port.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    seen,
    open: () => new Promise<number>((resolve, reject) => server.getConnections((e, n) => (e ? reject(e) : resolve(n)))),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A network that resolves every name to the upstream, without TLS. `isForbidden` decides the forbidden addresses. */
export const networkTo = (port: number, isForbidden: Network['isForbidden']): Network => ({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  request: (url, options, onResponse) =>
    request(new URL(`http://${url.hostname}:${port}${url.pathname}${url.search}`), options, onResponse),
  isForbidden,
});
