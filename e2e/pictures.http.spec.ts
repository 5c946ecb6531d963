import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startHostileUpstream } from '../lib/images/testing/hostile-upstream';
import { type RunningServer, startServer } from './server';

// The production server, whole, against a real upstream on this machine. Real are: the HTTP server that asks and
// answers, the check of hosts and addresses, sockets, deadlines, sizes, the pictures. Stood in for is the internet
// alone (faults/pictures-upstream.mjs): one name, `pictures.test`, and TLS to it.

test.describe.configure({ mode: 'serial' });

const MEGABYTE_IN_KB = 1_024;
let upstream: Awaited<ReturnType<typeof startHostileUpstream>>;
let server: RunningServer;
let dataDir: string;

test.beforeAll(async () => {
  upstream = await startHostileUpstream();
  dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  server = await startServer({
    DATA_DIR: dataDir,
    IMAGE_HOSTS: `pictures.test,127.0.0.1:${upstream.port},localhost:${upstream.port},169.254.169.254`,
    E2E_UPSTREAM_PORT: String(upstream.port),
    NODE_OPTIONS: '--import ./e2e/faults/pictures-upstream.mjs',
  });
});

test.afterAll(async () => {
  await server.stop();
  await upstream.stop();
  rmSync(dataDir, { recursive: true });
});

/** The server's resident memory in kB: `VmRSS` now, `VmHWM` at its highest since it was last reset. */
const memory = (field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
const resetHighest = () => writeFileSync(`/proc/${server.pid}/clear_refs`, '5');

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/_ipx/${path}`, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

const GOOD = 'https://pictures.test/good.jpg';
const HOSTILE: [string, number][] = [
  ['_/https://unlisted.example/a.jpg', 403],
  ['_/https://169.254.169.254/latest/meta-data/', 403],
  ['_/https://2852039166/', 403],
  ['_/https://0251.0376.0251.0376/', 403],
  ['_/https://0xa9fea9fe/', 403],
  ['_/https://[::ffff:169.254.169.254]/', 403],
  ['_/https://[::ffff:a9fe:a9fe]/', 403],
  ['_/https%3A%2F%2F169.254.169.254%2F', 403],
  ['_/https://pictures.test/redirect', 502],
  ['_/http://pictures.test/good.jpg', 403],
  ['_/file:///etc/passwd', 403],
  ['_/file%3A%2F%2F%2Fetc%2Fpasswd', 403],
  ['_/data:image/png;base64,AAAA', 403],
  ['_/..%2f..%2f..%2fetc%2fpasswd', 403],
  ['_/..%2fpackage.json', 403],
  ['_/%2e%2e%5cpackage.json', 400],
  ['_/demo%00.jpg', 400],
  ['_/%zz', 400],
  ['w_99999/demo/living-garden-oak.jpg', 400],
  ['_/https://pictures.test/huge.png', 413],
  ['_/https://pictures.test/gigabyte', 413],
  ['_/https://pictures.test/declared-gigabyte', 413],
  ['_/https://pictures.test/script.svg', 415],
  ['_/https://pictures.test/text.jpg', 415],
  ['_/https://pictures.test/says-less.jpg', 415],
  ['_/https://pictures.test/says-more.jpg', 502],
  ['_/https://pictures.test/500', 502],
  ['_/https://pictures.test/nope', 404],
  ['_/https://pictures.test/hang', 504],
  ['_/https://pictures.test/trickle', 504],
];

test('M4 hostile sources and a hundred widths get short JSON, little memory, and the site stays', async () => {
  expect((await ask(`w_640/${GOOD}`)).status).toBe(200);
  resetHighest();
  const before = memory('VmRSS');

  const widths = Array.from({ length: 100 }, (_, index): [string, number] => {
    return [`w_${641 + index}/${GOOD}`, 400];
  });
  const asked = [...HOSTILE, ...widths];
  const answers = await Promise.all(asked.map(([path]) => ask(path)));

  expect(answers.map(({ status }, index) => `${asked[index]?.[0]} ${status}`)).toEqual(
    asked.map(([path, status]) => `${path} ${status}`),
  );
  for (const { status, headers, body } of answers) {
    expect(body.length).toBeLessThan(300);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(body.toString())).toMatchObject({ statusCode: status, data: { code: expect.any(String) } });
  }
  expect((memory('VmHWM') - before) / MEGABYTE_IN_KB).toBeLessThan(150);
  expect((await fetch(`${server.url}/en-us`)).status).toBe(200);
  expect((await ask(`w_320/${GOOD}`)).status).toBe(200);
  // What another host does wrong is no error of ours.
  expect(server.output()).not.toContain('"level":"error"');
});

test('M4 a listed host whose address is private is never asked', async () => {
  const before = upstream.seen.length;
  for (const host of [`127.0.0.1:${upstream.port}`, `localhost:${upstream.port}`, '169.254.169.254']) {
    const { status, body } = await ask(`_/https://${host}/canary`);
    expect(status).toBe(403);
    expect(JSON.parse(body.toString()).data.code).toBe('address-not-allowed');
  }
  expect(upstream.seen.length).toBe(before);
});

test('M1 M2 M4 a picture comes in the width and format that was asked for, for a year', async () => {
  const { status, headers, body } = await ask('w_640/demo/living-garden-oak.jpg');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(headers.get('content-length')).toBe(String(body.length));
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\da-f]{10}"$/);

  const again = await ask('w_640/demo/living-garden-oak.jpg', { 'If-None-Match': etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const avif = await ask('f_auto,w_640/demo/living-garden-oak.jpg', { Accept: 'image/avif,image/webp' });
  expect([avif.headers.get('content-type'), avif.headers.get('vary')]).toEqual(['image/avif', 'Accept']);
  const head = await fetch(`${server.url}/_ipx/w_640/demo/living-garden-oak.jpg`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(body.length)]);
  const post = await fetch(`${server.url}/_ipx/w_640/demo/living-garden-oak.jpg`, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('M4 pictures are kept over a restart, also when their source has gone', async () => {
  const kept = await ask(`w_640/${GOOD}`);
  const seen = upstream.seen.length;
  const other = await startServer({ DATA_DIR: dataDir, IMAGE_HOSTS: 'pictures.test' });
  const response = await fetch(`${other.url}/_ipx/w_640/${GOOD}`);
  expect([response.status, response.headers.get('etag')]).toEqual([200, kept.headers.get('etag')]);
  await other.stop();
  expect(upstream.seen.length).toBe(seen);
});

test('M3 every picture of the home page goes through the service, and the built-in one is off', async () => {
  const html = await (await fetch(`${server.url}/th-th`)).text();
  const written = [...html.matchAll(/srcSet="([^"]*)"/g)].flatMap(([, set = '']) => set.split(', '));
  const addresses = written.map((entry) => entry.split(' ')[0] ?? '');
  expect(addresses.length).toBeGreaterThan(9);
  expect(addresses.filter((address) => !/^\/_ipx\/f_auto,w_\d+,q_75\/demo\//.test(address))).toEqual([]);
  expect(html).toMatch(/<img[^>]* style="[^"]*background-color:#[\da-f]{6}/);
  for (const address of addresses.slice(0, 9)) {
    expect((await fetch(server.url + address, { headers: { Accept: 'image/webp' } })).status).toBe(200);
  }
  expect((await fetch(`${server.url}/_next/image?url=%2Fdemo%2Fliving-garden-oak.jpg&w=640&q=75`)).status).toBe(404);
});
