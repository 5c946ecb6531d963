import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { startHostileUpstream } from '../lib/media/testing/hostile-upstream';
import { changedContent } from './changed-content';
import { type IconHost, knows, says, startHost } from './icon-host';
import { elements } from './read-page';
import { type RunningServer, startServer } from './server';

// The production server fetches pictures and icons from real servers on this machine. Only the internet is replaced, by
// faults/pictures-upstream.mjs: the host name `pictures.test`, and TLS to it.

test.describe.configure({ mode: 'serial' });

const MEGABYTE_IN_KB = 1_024;
const TITLE = '"Villa" </script x< <x-b>ผู้ใหญ่ 🏡 & \ud83c';
let upstream: Awaited<ReturnType<typeof startHostileUpstream>>;
let icons: IconHost;
let server: RunningServer;
let content: string;
const dataDir = mkdtempSync(join(tmpdir(), 'outside-hosts-'));

/** A listing with a hostile title, whose only photo is at a private address. */
const hostileHome = (listing: Record<string, unknown>) => {
  const url = `https://127.0.0.1:${upstream.port}/canary.jpg`;
  const photo = { kind: 'photo', width: 9, height: 9, alt: { en: 'x' }, url };
  return listing.id === 'rm-1001' ? { ...listing, title: { en: TITLE, th: TITLE }, media: [photo] } : listing;
};

test.beforeAll(async () => {
  upstream = await startHostileUpstream();
  icons = await startHost((request, response) => {
    if (request.url?.startsWith('/gone.')) says(404)(request, response);
    else if (request.url?.startsWith('/broken.')) says(500)(request, response);
    else knows()(request, response);
  });
  content = changedContent('listings', (listings) => listings.map(hostileHome));
  server = await startServer({
    DATA_DIR: dataDir,
    CONTENT_DIR: content,
    IMAGE_HOSTS: `pictures.test,127.0.0.1:${upstream.port},localhost:${upstream.port},169.254.169.254`,
    ICON_HOSTS: icons.origin.replace('http://', ''),
    E2E_UPSTREAM_PORT: String(upstream.port),
    NODE_OPTIONS: '--import ./e2e/faults/pictures-upstream.mjs',
  });
});

test.afterAll(async () => {
  await server.stop();
  await upstream.stop();
  await icons.close();
  for (const folder of [dataDir, content]) rmSync(folder, { recursive: true });
});

async function ask(path: string) {
  const response = await fetch(server.url + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

test('a card with a hostile title and a photo at a private address is rendered without the photo', async () => {
  const html = (await ask('/en-us/listings/rm-1001')).body.toString();
  expect(html.includes('</script x')).toBe(false);
  const meta = new Map(elements(html, 'meta').map((each) => [each.get('property'), each.get('content') ?? '']));
  expect(meta.get('og:image:alt')).toContain('"Villa" </script x< <x-b>ผู้ใหญ่');
  const card = await ask(new URL(meta.get('og:image') ?? '').pathname);
  expect([card.status, card.headers.get('cache-control')]).toEqual([200, 'public, max-age=30']);
  expect(await sharp(card.body).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(upstream.seen).toEqual([]);
  expect(server.output(), 'the library writes no warning about fonts').toBe(`Ready: ${server.url}\n`);
});

test('sixty made-up URLs of one card are rendered once', async () => {
  const asked = Array.from({ length: 60 }, (_, n) => {
    return ask(`/cards/en-us/listing/rm-1002.${n.toString(16).padStart(10, '0')}.jpg`);
  });
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('etag')}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  // The server answers before it stores the card.
  await expect.poll(() => readdirSync(join(dataDir, 'cards'))).toEqual([expect.stringMatching(/^[0-9a-f]+\.jpg$/)]);
});

/** The server's resident memory in kB: `VmRSS` is the current value, `VmHWM` the peak since the last reset. */
const memory = (field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
const resetPeak = () => writeFileSync(`/proc/${server.pid}/clear_refs`, '5');

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
];

test('M4 hostile sources and 100 widths get short JSON errors and use little memory', async () => {
  expect((await ask(`/_ipx/w_640/${GOOD}`)).status).toBe(200);
  resetPeak();
  const before = memory('VmRSS');
  const widths = Array.from({ length: 100 }, (_, index): [string, number] => [`w_${641 + index}/${GOOD}`, 400]);
  const asked = [...HOSTILE, ...widths];
  const answers = await Promise.all(asked.map(([path]) => ask(`/_ipx/${path}`)));
  expect(answers.map(({ status }, index) => `${asked[index]?.[0]} ${status}`)).toEqual(
    asked.map(([path, status]) => `${path} ${status}`),
  );
  for (const { status, headers, body } of answers) {
    expect(body.length).toBeLessThan(300);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(body.toString())).toMatchObject({ statusCode: status, data: { code: expect.any(String) } });
  }
  expect((memory('VmHWM') - before) / MEGABYTE_IN_KB).toBeLessThan(150);
  expect((await ask('/en-us')).status).toBe(200);
  expect((await ask(`/_ipx/w_320/${GOOD}`)).status).toBe(200);
  // A fault of another host is not logged as an error of the site.
  expect(server.output()).not.toContain('"level":"error"');
});

test('M4 a listed host with a private address gets no request', async () => {
  const before = upstream.seen.length;
  for (const host of [`127.0.0.1:${upstream.port}`, `localhost:${upstream.port}`, '169.254.169.254']) {
    const { status, body } = await ask(`/_ipx/_/https://${host}/canary`);
    expect(status).toBe(403);
    expect(JSON.parse(body.toString()).data.code).toBe('address-not-allowed');
  }
  expect(upstream.seen.length).toBe(before);
});

test('I2 icons of a set that is not installed are fetched from the icon host once', async () => {
  for (const names of ['home,check', 'check,home']) {
    const { status, headers, body } = await ask(`/api/icons/mdi.json?icons=${names}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=604800']);
    expect(JSON.parse(body.toString())).toMatchObject({ prefix: 'mdi', icons: { home: {}, check: {} } });
  }
  expect((await ask('/api/icons/lucide.json?icons=house')).status).toBe(200);
  for (const address of ['..%2fx.json?icons=a', 'x.json?icons=a%26b', 'x%3fy.json?icons=a', 'x@y.json?icons=a'])
    expect((await ask(`/api/icons/${address}`)).status).toBe(400);
  expect(icons.asked).toHaveLength(1);
});

test('I2 a 404 of the icon host is a 404, other failures are a 500, and pages name the host as fallback', async () => {
  expect((await ask('/api/icons/gone.json?icons=a')).status).toBe(404);
  const broken = await ask('/api/icons/broken.json?icons=a');
  expect([broken.status, broken.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(JSON.parse(broken.body.toString())).toMatchObject({ statusCode: 500, statusMessage: 'Internal Server Error' });
  expect((await ask('/en-us')).body.toString().includes(icons.origin)).toBe(true);
});
