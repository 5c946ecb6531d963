import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type Answer, HOST, isNginxInstalled, type Nginx, type Stub, startNginx, startStub } from './nginx';
import { type ServerWithFolder, startWithFolder } from './server';

test.describe.configure({ mode: 'default' });
test.skip(!isNginxInstalled(), 'nginx is not installed: apt-get install nginx-light');

const FULL = { tag: '@full' };

const SECURITY = [
  ...['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'cross-origin-opener-policy'],
  ...['cross-origin-resource-policy', 'referrer-policy', 'permissions-policy'],
];

const typeOf = ({ headers }: Answer) => headers['content-type']?.split(';')[0];

const textOf = ({ headers, body }: Answer) => {
  const encoding = headers['content-encoding'];
  return String(encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body);
};

const ENQUIRY = { name: 'สมชาย', intent: 'sell', property_type: 'condo', province: '10' };
const FORM = '/api/seller-leads?locale=th-th';

const NEW_FILE = '/_next/static/chunks/new.js';
const SETTINGS = { HOST: '127.0.0.1', SITE_URL: `https://${HOST}`, TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' };

let replicas: ServerWithFolder[] = [];
let stubs: Stub[] = [];
/** nginx in front of two replicas of the site, and in front of two stubs. */
let nginx: Nginx;
let stubbed: Nginx;

test.beforeAll(async () => {
  replicas = await Promise.all([startWithFolder(SETTINGS), startWithFolder(SETTINGS)]);
  nginx = await startNginx(replicas.map(({ url }) => `127.0.0.1:${new URL(url).port}`));
  stubs = [await startStub(), await startStub([NEW_FILE])];
  stubbed = await startNginx(stubs.map(({ host }) => host));
});
test.afterAll(async () => {
  for (const each of [nginx, stubbed, ...replicas, ...stubs]) await each?.stop();
});

test('200 simultaneous visitors of an uncached page cause at most two renders', FULL, async () => {
  const path = '/th-th/search';
  const visits = Array.from({ length: 200 }, () =>
    nginx.ask(`${path}?price_max=7654321`, { headers: { 'Accept-Encoding': 'br' } }),
  );
  const answers = await Promise.all(visits);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(textOf)).size).toBe(1);
  await expect.poll(() => nginx.logged(path)).toHaveLength(200);
  const renders = nginx.logged(path).filter((line) => line.replica !== '' && line.replica_cache === 'MISS');
  expect([1, 2]).toContain(renders.length);
});

test('each visitor gets an accepted encoding of the same text, also from the cache', FULL, async () => {
  const accepted = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', undefined],
    ['', undefined],
  ] as const;
  for (const path of ['/en-us/properties/1', '/maps/thailand.svg']) {
    const texts = new Set<string>();
    for (const [accept, encoding] of [...accepted, ...accepted]) {
      const answer = await nginx.ask(path, { headers: { 'Accept-Encoding': accept } });
      expect(answer.headers['content-encoding'], `${path} ${accept}`).toBe(encoding);
      texts.add(textOf(answer));
    }
    expect(texts.size, path).toBe(1);
  }
});

test('page data and HTML of the same URL are cached separately', FULL, async () => {
  const page = '/en-us/properties/1';
  const headers = { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%2Cnull%2Cnull%2Ctrue%5D' };
  const { location: data = '' } = (await nginx.ask(`${page}?_rsc=0`, { headers })).headers;
  for (const cache of ['MISS', 'HIT']) {
    const answer = await nginx.ask(data, { headers });
    expect([typeOf(answer), answer.headers['x-cache']]).toEqual(['text/x-component', cache]);
    expect(typeOf(await nginx.ask(data))).toBe('text/html');
    expect(typeOf(await nginx.ask(page))).toBe('text/html');
    expect(typeOf(await nginx.ask(page, { headers: { 'Next-Router-Prefetch': '1' } }))).toBe('text/html');
  }
});

test('security headers arrive unchanged, also from the cache', FULL, async () => {
  const paths = ['/en-us', '/th-th/search?deal=rent', '/th-th/nope', '/robots.txt', '/', '/api/suggest?q=con'];
  for (const path of [...paths, ...paths]) {
    const { headers } = await fetch(replicas[0]?.url + path, { redirect: 'manual' });
    const proxied = (await nginx.ask(path)).headers;
    for (const name of SECURITY) expect(proxied[name] ?? null, `${path} ${name}`).toBe(headers.get(name));
  }
});

test('a conditional request gets a 304 with the policy from the cache', FULL, async () => {
  const { headers } = await nginx.ask('/en-us');
  const again = await nginx.ask('/en-us', { headers: { 'If-None-Match': headers.etag } });
  expect([again.status, again.headers['x-cache'], again.body.length]).toEqual([304, 'HIT', 0]);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test('a path without a locale is not cached', FULL, async () => {
  for (const [language, location] of [
    ['th', '/th-th'],
    ['en', '/en-us'],
  ]) {
    const { headers } = await nginx.ask('/', { headers: { 'Accept-Language': language } });
    expect([headers.location, headers['x-cache']]).toEqual([location, undefined]);
  }
});

test('internal endpoints and other host names are not served', FULL, async () => {
  for (const name of ['health', 'metrics', 'refresh']) expect((await nginx.ask(`/api/${name}`)).status, name).toBe(404);
  await expect(nginx.ask('/', { headers: { Host: 'elsewhere.example' } })).rejects.toThrow(/socket hang up|ECONNRESET/);
});

test('a script of the build is cached in its compressed form', FULL, async () => {
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(textOf(await nginx.ask('/en-us'))) ?? [];
  const headers = { 'Accept-Encoding': 'br' };
  await nginx.ask(script, { headers });
  expect((await nginx.ask(script, { headers })).headers).toMatchObject({
    ...{ 'x-cache': 'HIT', 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' },
  });
});

test('the limit of enquiries applies to the address of the visitor, over both replicas', FULL, async () => {
  const send = async (number: number, from: string) => {
    const body = JSON.stringify({ ...ENQUIRY, phone: `081234567${number}`, consent_contact: 'yes' });
    // The forged address must have no effect.
    const headers = { Origin: `http://${HOST}`, Accept: 'application/json', 'X-Forwarded-For': `10.0.0.${number}` };
    return nginx.ask(FORM, {
      method: 'POST',
      from,
      body,
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
  };
  const statuses: (number | undefined)[] = [];
  for (let number = 0; number < 6; number += 1) statuses.push((await send(number, '127.0.0.2')).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await send(6, '127.0.0.3')).status).toBe(201);
});

test("a form of 30 MB gets the site's own error page", FULL, async () => {
  const body = Buffer.alloc(30 * 1024 * 1024, '.');
  const headers = { Accept: 'text/html', 'Content-Type': 'multipart/form-data; boundary=x' };
  const answer = await nginx.ask(FORM, { method: 'POST', body, headers, from: '127.0.0.4' });
  expect(answer.status).toBe(413);
  expect(textOf(answer)).toContain('href="tel:');
});

test('no visit fails if a replica is killed, and cached pages need no replica', FULL, async () => {
  const cached = ['/en-us', '/th-th', '/en-us/listings/rm-1001', '/th-th/properties/1', '/en-us/our-team'];
  for (const path of cached) await nginx.ask(path);
  const [first, second] = replicas;
  const failures: string[] = [];
  let next = 0;
  const visit = async () => {
    while (next < 120) {
      const number = next;
      next += 1;
      if (number === 40) process.kill(first?.pid ?? 0, 'SIGKILL');
      const uncached = `/en-us/search?price_max=${800_000_000 + number}`;
      const path = number % 2 === 0 ? (cached[(number / 2) % cached.length] ?? '') : uncached;
      const { status } = await nginx.ask(path);
      if (status !== 200) failures.push(`${status} ${path}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, visit));
  expect(failures).toEqual([]);
  process.kill(second?.pid ?? 0, 'SIGKILL');
  await second?.exit;
  for (const path of cached) expect((await nginx.ask(path)).status, path).toBe(200);
  const { status, headers } = await nginx.ask('/en-us/search?price_max=1');
  expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
});

const count = (path: string) => stubs.reduce((sum, stub) => sum + stub.count(path), 0);
const cacheStatus = async (path: string) => (await stubbed.ask(path)).headers['x-cache'];

test('a script that one replica does not have comes from the other', FULL, async () => {
  const visits = Array.from({ length: 8 }, (_, number) => stubbed.ask(`${NEW_FILE}?${number}`));
  expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('responses for one visitor and failures are not cached', FULL, async () => {
  const paths = ['cookie', 'vary', 'private', 'broken'].map((name) => `/en-us/${name}`);
  for (const path of [...paths, ...paths]) await stubbed.ask(path);
  expect(paths.map((path) => [path, count(path)])).toEqual(paths.map((path) => [path, 2]));
});

test('a form without a response is not sent to the other replica', FULL, async () => {
  const path = '/api/seller-leads';
  expect((await stubbed.ask(path, { method: 'POST', body: 'a=1' })).status).toBe(502);
  expect(count(path)).toBe(1);
});

test('incomplete forms reach no replica', FULL, async () => {
  const path = '/api/seller-leads/slow';
  const head = `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 100000\r\n\r\n`;
  const senders = Array.from({ length: 20 }, () => connect(stubbed.port, '127.0.0.1'));
  for (const sender of senders) {
    sender.write(`${head}a=1`);
    await once(sender, 'connect');
  }
  for (let number = 0; number < 20; number += 1) expect((await stubbed.ask('/en-us/short')).status).toBe(200);
  expect(count(path)).toBe(0);
  for (const sender of senders) sender.destroy();
});

test('a replica that answers 503 still gets requests', FULL, async () => {
  for (let number = 0; number < 10; number += 1) expect((await stubbed.ask(`/en-us/busy?${number}`)).status).toBe(503);
  expect((await stubbed.ask('/en-us/private')).status).toBe(200);
});

test('a stale response is served only if its header allows it', FULL, async () => {
  await stubbed.ask('/en-us/missing');
  await stubbed.ask('/en-us/stale');
  await expect.poll(() => cacheStatus('/en-us/missing'), { intervals: [50] }).toBe('EXPIRED');
  await expect.poll(() => cacheStatus('/en-us/stale'), { intervals: [50] }).toBe('STALE');
});

test('a changed policy arrives even if the page is unchanged', FULL, async () => {
  const policy = async () => (await stubbed.ask('/en-us/tagged')).headers['content-security-policy'];
  const before = await policy();
  await expect.poll(policy).not.toBe(before);
});

test('a stale page is served if there is no replica', FULL, async () => {
  await stubbed.ask('/en-us/short');
  for (const stub of stubs) stub.stop();
  await expect.poll(() => cacheStatus('/en-us/short'), { intervals: [50] }).toBe('STALE');
});
