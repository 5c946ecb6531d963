import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { freePort } from './server';

/** The host name in deploy/nginx.conf. */
export const HOST = 'www.example.co.th';

export const isNginxInstalled = () => spawnSync('nginx', ['-v']).error === undefined;

/** nginx creates these folders even for modules that are not in use. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** deploy/nginx.conf with other ports and folders, and otherwise unchanged. */
function configuration(folder: string, port: number, [first = '', second = '']: readonly string[]): string {
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const changes = [
    ['127.0.0.1:3001', first],
    ['127.0.0.1:3002', second],
    ['\n    listen 80', `\n    listen 127.0.0.1:${port}`],
    ['/var/cache/nginx', join(folder, 'cache')],
    ['/var/log/nginx', join(folder, 'log')],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['\nhttp {', `\nhttp { ${temporary}`],
  ] as const;
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not contain '${from}'`);
      return text.replaceAll(from, to);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
}

const logLine = z.object({ path: z.string(), replica: z.string(), replica_cache: z.string() });

type Asking = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** The IP address of the visitor, in 127.0.0.0/8. */
  readonly from?: string;
};

export type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Starts nginx with the configuration of the repository in front of two servers, given as `host:port`. */
export async function startNginx(replicas: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'rommai-nginx-'));
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  // The workers run as another user.
  chmodSync(folder, 0o755);
  for (const name of ['cache', 'log']) mkdirSync(join(folder, name));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, replicas));
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  const exit = once(nginx, 'exit');
  await expect.poll(() => nginx.exitCode !== null || existsSync(join(folder, 'nginx.pid'))).toBe(true);
  expect(nginx.exitCode).toBeNull();
  return {
    port,
    /** Sends a request and returns the response with its body as sent. */
    ask: (path: string, { method = 'GET', headers = {}, body, from }: Asking = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const connection = from === undefined ? { agent } : { agent: false, localAddress: from };
        const options = { host: '127.0.0.1', port, path, method, headers: { Host: HOST, ...headers }, ...connection };
        request(options, async (response) => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: Buffer.concat(await response.toArray()) });
        })
          .on('error', reject)
          .end(body);
      }),
    /** The requests for a path, from the log. */
    logged: (path: string) =>
      readFileSync(join(folder, 'log', 'access.log'), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => logLine.parse(JSON.parse(line)))
        .filter((line) => line.path === path),
    async stop(): Promise<void> {
      agent.destroy();
      nginx.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

const PAGE = { 'Content-Type': 'text/html; charset=utf-8' };
const CACHED = 's-maxage=600, stale-while-revalidate=86400';
const TAG = 'W/"same"';

/** Responses that the site rarely gives. */
const RESPONSES: Readonly<Record<string, readonly [status: number, headers: OutgoingHttpHeaders]>> = {
  '/en-us/short': [200, { 'Cache-Control': 's-maxage=1' }],
  '/en-us/stale': [200, { 'Cache-Control': 's-maxage=1, stale-while-revalidate=600' }],
  '/en-us/tagged': [200, { 'Cache-Control': 's-maxage=1', ETag: TAG }],
  '/en-us/missing': [404, { 'Cache-Control': 's-maxage=1' }],
  '/en-us/cookie': [200, { 'Cache-Control': CACHED, 'Set-Cookie': 'a=1' }],
  '/en-us/vary': [200, { 'Cache-Control': CACHED, Vary: 'RSC, Cookie' }],
  '/en-us/private': [200, { 'Cache-Control': `private, ${CACHED}` }],
  '/en-us/broken': [500, { 'Cache-Control': CACHED }],
  '/en-us/busy': [503, { 'Cache-Control': 'no-store' }],
};

/** Starts a stub of a replica, which counts the requests for each path. `files` are the files of its build. */
export async function startStub(files: readonly string[] = []) {
  const counts = new Map<string, number>();
  let responses = 0;
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '', 'http://localhost');
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    // Closes the connection without a response after it has received the whole form.
    if (incoming.method === 'POST') return incoming.resume().on('end', () => response.destroy());
    const [status, headers] = RESPONSES[pathname] ?? [files.includes(pathname) ? 200 : 404, {}];
    responses += 1;
    const all = { ...PAGE, ...headers, 'Content-Security-Policy': `default-src 'none'; report-uri /${responses}` };
    const isUnchanged = headers.ETag !== undefined && incoming.headers['if-none-match'] === headers.ETag;
    return isUnchanged ? response.writeHead(304, all).end() : response.writeHead(status, all).end(pathname);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    count: (path: string) => counts.get(path) ?? 0,
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Stub = Awaited<ReturnType<typeof startStub>>;
