import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { RawClient } from '../server/limits/testing/raw-client';
import { type BadRequest, badRequest, HIDDEN, PAGES } from './bad-requests';
import { withEach } from './read-page';
import { startServer } from './server';

const SEED = 20_261_123;
const PORTION = 200;
const HANGS_AFTER_MS = 10_000;

const agent = new Agent({ keepAlive: true });

/** Reads a page as a visitor does. Returns everything that must be the same for all visitors. */
const readPage = (url: string, page: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url + page, { agent, headers: { 'accept-encoding': 'br' } }, async (response) => {
      const names = ['location', 'content-security-policy', 'content-type', 'content-encoding', 'set-cookie'];
      const values = names.map((name) => `${name}: ${response.headers[name]}`);
      const body = Buffer.concat(await response.toArray()).toString('latin1');
      resolve([response.statusCode, ...values, body].join('\n'));
    }).on('error', reject);
  });

/** Sends a request as bytes, and returns everything that the server sends. */
async function send(url: string, { text, isIncomplete = false }: BadRequest) {
  const client = new RawClient(Number(new URL(url).port));
  const { socket } = client;
  let isHung = false;
  socket.setTimeout(HANGS_AFTER_MS, () => {
    isHung = true;
    socket.destroy();
  });
  const bytes = Buffer.from(text, 'latin1');
  if (isIncomplete) socket.end(bytes);
  else socket.write(bytes);
  const received = await client.ended();
  socket.destroy();
  return { received, isHung };
}

function isOffSite(location: string, url: string): boolean {
  const from = `${url}/en-us/x`;
  return URL.canParse(location, from) && new URL(location, from).origin !== new URL(url).origin;
}

const HEAD = /HTTP\/1\.1 (\d{3}) .*?\r\n\r\n/gs;

function faultsOf({ isIncomplete, mustFail }: BadRequest, received: string, url: string): string[] {
  const heads = [...received.matchAll(HEAD)].map(([text, status]) => ({ text, status: Number(status) }));
  const statuses = heads.map(({ status }) => status).filter((status) => status >= 200);
  const valuesOf = (name: string) =>
    heads.flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`^${name}: (.*)$`, 'gim'))].map(([, value = '']) => value.trim()),
    );
  const checks = {
    'the server failed': statuses.some((status) => status >= 500),
    'no response': statuses.length === 0 && !isIncomplete,
    'too many responses': statuses.length > (isIncomplete ? 3 : 2),
    'not rejected': mustFail && (statuses.length !== 1 || statuses.some((status) => status < 400)),
    'the body was read as a request': received.includes(HIDDEN),
    'redirect to another site': valuesOf('location').some((location) => isOffSite(location, url)),
    'injected header':
      valuesOf('x-injected').length > 0 || valuesOf('set-cookie').some((value) => value.includes('evil')),
  };
  return Object.entries(checks).flatMap(([fault, isTrue]) => (isTrue ? [`${fault} (${statuses})`] : []));
}

/** Sends bad requests to a server, and reads a page after each as a visitor would. Returns the faults. */
async function fuzz(url: string, seed: number, count: number): Promise<string[]> {
  const clean = new Map<string, string>();
  for (const page of PAGES) clean.set(page, await readPage(url, page));
  const faults: string[] = [];
  await withEach(fc.sample(badRequest, { seed, numRuns: count }), async (bad) => {
    const { received, isHung } = await send(url, bad);
    const isChanged = (await readPage(url, bad.page)) !== clean.get(bad.page);
    const found = [
      ...faultsOf(bad, received, url),
      ...(isHung ? ['hung'] : []),
      ...(isChanged ? [`changed ${bad.page}`] : []),
    ];
    if (found.length > 0)
      faults.push(`seed ${seed}: ${found.join(', ')} after ${JSON.stringify(bad.text.slice(0, 300))}`);
  });
  return faults;
}

const megabytes = (pid = 0) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const MAX_MEGABYTES = 512;

test(`${PORTION} bad requests get no server error and change no page`, async ({ baseURL }) => {
  expect(await fuzz(baseURL ?? '', SEED, PORTION)).toEqual([]);
});

test('100,000 bad requests get no server error and change no page', { tag: '@full' }, async () => {
  test.setTimeout(1_800_000);
  const server = await startServer({});
  try {
    for (let sent = 0; sent < 100_000; sent += 2_000) expect(await fuzz(server.url, SEED + sent, 2_000)).toEqual([]);
    expect(megabytes(server.pid)).toBeLessThan(MAX_MEGABYTES);
  } finally {
    await server.stop();
  }
});

const CLIENTS = 500;
const VISITS = 1_000;
const MAX_P99_MS = 100;
const VISITED = ['/en-us', '/th-th', '/en-us/listings/rm-1001', '/th-th/properties/1', '/en-us/search?q=condo'];

/** Clients that keep connections busy: what they send first, and then every second. None reads a response. */
const SLOW = {
  'idle connections': ['', ''],
  'slow headers': ['GET /en-us HTTP/1.1\r\nHost: localhost\r\n', 'X: y\r\n'],
  'slow bodies': ['POST /api/seller-leads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8192\r\n\r\n', 'a'],
  'slow readers': ['GET /en-us/search?q=condo HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20), ''],
} as const;

async function openSlow(url: string, [first, more]: readonly [string, string]) {
  const sockets: Socket[] = [];
  for (let number = 0; number < CLIENTS; number += 1) {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
    socket.on('error', () => undefined);
    sockets.push(socket);
    await new Promise((resolve) => socket.write(first, resolve));
  }
  const interval = setInterval(() => {
    for (const socket of sockets) socket.write(more);
  }, 1_000);
  return () => {
    clearInterval(interval);
    for (const socket of sockets) socket.destroy();
  };
}

/** Visits pages one after the other. Returns the p99 of the response times in milliseconds. */
async function visitPages(url: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const start = performance.now();
    const page = await readPage(url, VISITED[visit % VISITED.length] ?? '');
    times.push(performance.now() - start);
    expect(page.slice(0, 3)).toBe('200');
  }
  return times.sort((a, b) => a - b)[Math.floor(VISITS * 0.99)] ?? 0;
}

test(`${CLIENTS} slow clients do not slow down another visitor`, { tag: '@full' }, async () => {
  test.setTimeout(300_000);
  const server = await startServer({});
  try {
    await visitPages(server.url);
    const alone = await visitPages(server.url);
    for (const [name, texts] of Object.entries(SLOW)) {
      const close = await openSlow(server.url, texts);
      const p99 = await visitPages(server.url);
      close();
      // Slower machines get more time.
      expect(p99, name).toBeLessThan(MAX_P99_MS + 3 * alone);
      expect(megabytes(server.pid), name).toBeLessThan(MAX_MEGABYTES);
    }
  } finally {
    await server.stop();
  }
});
