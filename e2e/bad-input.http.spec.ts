import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { breakable } from '../lib/i18n/line-breaks';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };
import { RawClient } from '../server/limits/testing/raw-client';
import { withEach } from './read-page';

/** Sends a request with its path unchanged, byte for byte, and returns the status. */
function rawStatus(baseURL: string | undefined, path: string): Promise<number> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

const encoded = encodeURIComponent;
const NOT_FOUND = [
  ...['0', '-1', '01', '1e9', 'abc', '999999999', '1.0', '1%20x', encoded('๑')].map(
    (page) => `/en-us/properties/${page}`,
  ),
  ...['0', '99', 'x'].map((page) => `/th-th/our-works/${page}`),
  ...['a%2Fb', '__proto__', 'constructor', 'x'.repeat(8_000), '..%2f..%2fetc', 'nope'].flatMap((id) =>
    ['listings', 'contents', 'our-team-content', 'our-works-content'].map((route) => `/en-us/${route}/${id}`),
  ),
  // After the address of a page, they would be dropped as damage to a link: `/contents` is one.
  ...[encoded('😀'), '%00'].flatMap((id) =>
    ['listings', 'our-team-content', 'our-works-content'].map((route) => `/en-us/${route}/${id}`),
  ),
  '/en-us/listings/rm-1023',
  '/en-us/listings/rm-1024',
  '/en-us/company-information/secrets',
  '/en-us/nope',
  '/en-us/nope/a/b/c',
  '/th-th/[locale]',
  '/en-us/listings',
];

const BROKEN_ESCAPES = ['/%', '/en-us/listings/%', '/en-us/%E0%A4%A', '/en-us/listings/%ff', '/th-th/search/%c0%ae'];

test('R2 R3 an unknown path is a 404, and a path with broken escapes is a 400', async ({ baseURL }) => {
  const expected = [...NOT_FOUND.map((path) => [path, 404]), ...BROKEN_ESCAPES.map((path) => [path, 400])];
  const paths = [...NOT_FOUND, ...BROKEN_ESCAPES];
  expect(await withEach(paths, async (path) => [path, await rawStatus(baseURL, path)])).toEqual(expected);
});

test('no query breaks the search page', async ({ baseURL }) => {
  const queries = [
    'q=%',
    'q=%ED%A0%80',
    `q=${'x'.repeat(8_000)}`,
    `q=${encoded('<script>alert(1)</script>')}`,
    'q=.*(&type[]=a&__proto__[x]=1&constructor=1',
    Array.from({ length: 700 }, () => 'type=condo').join('&'),
    'price_min=NaN&price_max=-Infinity&beds_min=1e400&page=99999999999999999999',
  ];
  for (const query of queries) expect(await rawStatus(baseURL, `/th-th/search?${query}`), query.slice(0, 40)).toBe(200);
});

test('the search page escapes the query', async ({ request }) => {
  const response = await request.get(`/en-us/search?q=${encoded('"><img src=x onerror=alert(1)>')}`);
  expect(await response.text()).not.toContain('<img src=x');
});

test('no path redirects to another host', async ({ baseURL, request }) => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '//evil.example/%2f..',
    '/en-us//evil.example',
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const location = response.headers().location ?? '/';
    expect(new URL(location, baseURL).origin, `${path} → ${location}`).toBe(baseURL);
    expect(response.status()).toBeLessThan(500);
  }
});

/** Sends raw bytes and returns everything that the server sends until it closes the connection. */
function raw(baseURL: string | undefined, text: string): Promise<string> {
  const client = new RawClient(Number(new URL(baseURL ?? '').port));
  client.socket.write(Buffer.from(text, 'latin1'));
  return client.ended().finally(() => client.socket.destroy());
}

const HEAD = 'Host: localhost\r\nConnection: close\r\n';
const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const TARGETS = [
  ['/en-us/../th-th', 400],
  ['/en-us/%2e%2E/th-th', 400],
  ['/en-us/.', 400],
  ['/\\evil.example', 400],
  ['/en-us#a', 400],
  ['/en-us/\xe0\xb8\x81', 400],
  ['/th-th/search?q=\xe0\xb8\x81', 400],
  ['/en-us/\x00', 400],
  ['*', 400],
  ['http://localhost/en-us', 400],
  ['https://evil.example/', 400],
  ['/_next/static/..%2f..%2fpackage.json', 404],
  ['/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=640&q=75', 404],
  ['/_next/data/x/en-us.json', 404],
  [`/en-us/${'x'.repeat(8_200)}`, 414],
  [`/${'x'.repeat(20_000)}`, 431],
] as const;

test('a request target that is not a path of the site is rejected', async ({ baseURL }) => {
  const answers = await withEach(TARGETS, async ([target]) =>
    statusesIn(await raw(baseURL, `GET ${target} HTTP/1.1\r\n${HEAD}\r\n`)),
  );
  expect(TARGETS.map(([target], index) => [target, ...(answers[index] ?? [])])).toEqual(TARGETS);
});

/** Mistakes of real visitors: a broken URL, a URL that is too long, a form sent to a page without one. */
const REFUSED = [
  ['GET', '/th-th/50%-off', 400, 'th-TH', thai],
  ['GET', '/50%-off', 400, 'en-US', english],
  ['POST', '/en-us/search', 405, 'en-US', english],
  ['GET', `/th-th/search?q=${'x'.repeat(8_200)}`, 414, 'th-TH', thai],
] as const;

test("E1 a request with a bad URL or method gets a complete error page in the visitor's language", async ({
  baseURL,
}) => {
  for (const [method, target, status, lang, words] of REFUSED) {
    const lines = `${HEAD}Accept-Language: en\r\n${method === 'POST' ? 'Content-Length: 0\r\n' : ''}`;
    const text = await raw(baseURL, `${method} ${target} HTTP/1.1\r\n${lines}\r\n`);
    const [head = '', body = ''] = Buffer.from(text, 'latin1').toString().split('\r\n\r\n');
    expect(statusesIn(head), target.slice(0, 40)).toEqual([status]);
    expect(head).toMatch(/\r\ncache-control: no-store\r\n/i);
    expect(head).not.toMatch(/\r\netag:/i);
    expect(head).toMatch(/\r\ncontent-security-policy: default-src 'none'; script-src 'strict-dynamic' 'sha256-/i);
    expect(body).toContain(`lang="${lang}"`);
    for (const part of ['tel:+6620000100', 'name="q"']) expect(body).toContain(part);
    const { 0: view = '' } = /<p data-error-status.*?<form/s.exec(body) ?? [];
    const texts = [words.Error.status.replace('{status}', `${status}`), words.Refused.title, words.Refused.text];
    expect(breakable(view.replace(/<[^>]*>|<form/g, ''))).toBe(breakable(texts.join('')));
  }
});

test('E2 a request that cannot be parsed gets an error page in both languages', async ({ baseURL }) => {
  const cookies = `Cookie: ${'x'.repeat(17_000)}`;
  const large = Buffer.from(await raw(baseURL, `GET /th-th HTTP/1.1\r\n${HEAD}${cookies}\r\n\r\n`), 'latin1');
  expect(statusesIn(large.toString())).toEqual([431]);
  for (const part of ['content-type: text/html', 'ลบคุกกี้', 'delete this site’s cookies', 'tel:+6620000100'])
    expect(large.toString()).toContain(part);
  const [head = '', body = ''] = large.toString().split('\r\n\r\n');
  expect(Buffer.byteLength(body)).toBe(Number(/content-length: (\d+)/.exec(head)?.[1]));
  const garbage = Buffer.from(await raw(baseURL, 'GET /th-th HTTP/1.1\r\nno header\r\n\r\n'), 'latin1').toString();
  expect(statusesIn(garbage)).toEqual([400]);
  for (const part of ['เปิดลิงก์นี้ไม่ได้', 'We couldn’t open this address']) expect(garbage).toContain(part);
});

test('a page rejects methods other than GET and HEAD with a 405 that lists them', async ({ baseURL }) => {
  for (const [method, target] of [
    ['POST', '/en-us'],
    ['DELETE', '/robots.txt'],
    ['OPTIONS', '/th-th/search'],
    ['TRACE', '/api/places'],
    ['CONNECT', 'evil.example:443'],
  ]) {
    const text = await raw(baseURL, `${method} ${target} HTTP/1.1\r\n${HEAD}\r\n`);
    expect([method, ...statusesIn(text)]).toEqual([method, 405]);
    expect(text).toMatch(/\r\nallow: GET, HEAD/i);
  }
});

const INNER = 'GET /en-us/hidden-in-a-body HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a request of ambiguous length is rejected, and its body is not read as a second request', async ({ baseURL }) => {
  const requests = [
    `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
    `Content-Length: 0\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`,
    `Content-Length: +5\r\n\r\nhello${INNER}`,
    `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${INNER}`,
    `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${INNER}`,
    `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${INNER}`,
    `Host: localhost\r\nContent-Length: 0\r\n\r\n${INNER}`,
  ].map((lines) => `POST /api/policy-reports HTTP/1.1\r\nHost: localhost\r\n${lines}`);
  requests.push(`GET /en-us HTTP/1.1\r\nHost: a\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`);
  const answers = requests.map((text) => {
    const client = new RawClient(Number(new URL(baseURL ?? '').port));
    client.socket.write(text);
    return client
      .until((got, isEnded) => isEnded || got.includes('\r\n\r\n'))
      .then(() => {
        // Close the connection, because the server would wait some seconds for more data.
        client.socket.end();
        return client.ended();
      });
  });
  expect((await Promise.all(answers)).map(statusesIn)).toEqual(requests.map(() => [400]));
});

test('internal headers of Next do not change the page for later visitors', async ({ baseURL, request }) => {
  const read = async () => {
    const answer = await request.get('/en-us/our-team', { headers: { 'Accept-Encoding': 'identity' } });
    return [answer.status(), answer.headers()['content-security-policy'], await answer.text()];
  };
  const before = await read();
  for (const line of [
    'x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware',
    'x-middleware-rewrite: https://evil.example/',
    'x-nextjs-data: 1',
    'x-matched-path: /en-us/nope',
    'x-invoke-status: 500',
    'x-now-route-matches: 1=evil',
    'x-forwarded-host: evil.example',
    'rsc: 1\r\nnext-router-prefetch: 1',
    'connection: upgrade\r\nupgrade: websocket',
    "content-security-policy: script-src 'nonce-evil'",
  ]) {
    const text = await raw(baseURL, `GET /en-us/our-team HTTP/1.1\r\n${HEAD}${line}\r\n\r\n`);
    expect(statusesIn(text)[0], line).toBeLessThan(400);
    expect(text, line).not.toContain('evil');
    expect(await read(), line).toEqual(before);
  }
});

test('a form that is too large gets a complete error page', async ({ baseURL }) => {
  const client = new RawClient(Number(new URL(baseURL ?? '').port));
  const { socket } = client;
  const bytes = 30 * 1024 * 1024;
  socket.pause();
  socket.write(
    `POST /api/seller-leads?locale=th-th HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n--x\r\n`,
  );
  const part = Buffer.alloc(1024 * 1024, 97);
  for (let sent = 0; sent + part.length < bytes; sent += part.length)
    await new Promise((resolve) => socket.write(part, resolve));
  socket.write(Buffer.alloc(1024 * 1024 - 5, 97));
  socket.resume();
  const text = await client.ended();
  expect(client.fault).toBeUndefined();
  expect(statusesIn(text)).toEqual([413]);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(body).toHaveLength(Number(/content-length: (\d+)/.exec(head)?.[1]));
  expect(body).toContain('<title>');
});

test('the server answers Expect: 100-continue before the body arrives', async ({ baseURL }) => {
  const ask = (path: string, length: number) =>
    raw(
      baseURL,
      `POST ${path} HTTP/1.1\r\n${HEAD}Expect: 100-continue\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(3)}`,
    );
  expect(statusesIn(await ask('/api/policy-reports', 3))).toEqual([100, 400]);
  expect(statusesIn(await raw(baseURL, `POST /en-us HTTP/1.1\r\n${HEAD}Expect: 100-continue\r\n\r\n`))).toEqual([405]);
});
