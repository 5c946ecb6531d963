import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type IconHost = {
  origin: string;
  /** The requests for icons. */
  asked: { url: string }[];
  close: () => Promise<void>;
};

/** Starts an HTTP server on this machine. Every origin may read its responses, and no cache stores them. */
export async function startHost(answer: RequestListener): Promise<IconHost> {
  const asked: IconHost['asked'] = [];
  const server = createServer((request, response) => {
    if (request.url?.includes('.json?')) asked.push({ url: request.url });
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const says =
  (status: number, body: unknown = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

export const silent: RequestListener = () => undefined;

const SQUARE = '<path fill="currentColor" d="M2 2h20v20H2z"/>';

/** Returns a handler that responds with every requested icon, drawn by `body`. */
export const knows =
  (body = SQUARE): RequestListener =>
  (request, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    const prefix = pathname.split('/').at(-1)?.replace('.json', '');
    const names = searchParams.get('icons')?.split(',') ?? [];
    const icons = Object.fromEntries(names.map((name) => [name, { body }]));
    says(200, { prefix, icons, width: 24, height: 24 })(request, response);
  };
