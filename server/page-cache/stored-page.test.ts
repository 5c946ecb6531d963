import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PageResponse, sendPage, storedPage } from './stored-page';

const TEXT = '<p>บ้านเดี่ยว</p>'.repeat(200);
const page = (text = TEXT, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: {
    'content-type': type,
    'content-length': 3,
    'transfer-encoding': 'chunked',
    etag: '"of-next"',
    vary: 'rsc, next-router-state-tree, next-router-prefetch',
    'x-nextjs-cache': 'MISS',
    'x-nextjs-prerender': '1',
    'x-nextjs-stale-time': '300',
    'cache-control': 's-maxage=600',
  },
  body: Buffer.from(text),
});

it('is compressed, with one ETag for all encodings', async () => {
  const [br, gzip, plain] = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map((as) => storedPage(page(), as)),
  );
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(TEXT);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(TEXT);
  expect(plain?.body.toString()).toBe(TEXT);
  const tag = br?.headers.etag;
  expect(tag).toMatch(/^W\/"[\w-]{10}"$/);
  expect([gzip?.headers.etag, plain?.headers.etag]).toEqual([tag, tag]);
  expect(br?.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-length': br?.body.length,
    'content-encoding': 'br',
    'cache-control': 's-maxage=600',
    vary: 'rsc, Accept-Encoding',
    etag: tag,
  });
  expect((await storedPage(page(`${TEXT}.`), 'br')).headers.etag).not.toBe(tag);
});

it('keeps what the router reads of page data', async () => {
  expect((await storedPage(page(TEXT, 'text/x-component'), 'br')).headers).toMatchObject({
    vary: 'rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding',
    'x-nextjs-prerender': '1',
    'x-nextjs-stale-time': '300',
  });
});

it('is not compressed if that saves nothing', async () => {
  expect((await storedPage(page('short'), 'br')).body.toString()).toBe('short');
  expect((await storedPage(page(TEXT, 'image/x-icon'), 'br')).headers).not.toHaveProperty('content-encoding');
});

it('has no ETag unless its status is 200', async () => {
  expect((await storedPage({ ...page(), status: 404 }, 'br')).headers).not.toHaveProperty('etag');
});

const ETAG = 'W/"tag"';
const ALWAYS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
const headers = { 'content-type': 'text/html', 'content-length': 4, 'cache-control': 's-maxage=600', etag: ETAG };
let answer: PageResponse;
let server: Server;

beforeEach(async () => {
  answer = { page: { status: 200, headers, body: Buffer.from('page') }, state: 'HIT', ageSeconds: 7 };
  server = createServer((request, response) => sendPage(request, response, answer, ALWAYS));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

async function ask(init?: RequestInit): Promise<[number, string, Record<string, string>]> {
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, init);
  const { date: _, connection: __, 'keep-alive': ___, ...rest } = Object.fromEntries(response.headers);
  return [response.status, await response.text(), rest];
}

it('sends the page with its age', async () => {
  const sent = { ...ALWAYS, ...headers, 'content-length': '4', age: '7', 'x-cache': 'HIT' };
  expect(await ask()).toEqual([200, 'page', sent]);
  answer = { ...answer, state: 'MISS', ageSeconds: 0 };
  expect((await ask())[2]).not.toHaveProperty('age');
});

it('answers HEAD with the same headers and no body', async () => {
  expect(await ask({ method: 'HEAD' })).toEqual([200, '', (await ask())[2]]);
});

it('answers 304 if the ETag matches', async () => {
  const known = { ...ALWAYS, 'cache-control': 's-maxage=600', etag: ETAG, age: '7', 'x-cache': 'HIT' };
  expect(await ask({ headers: { 'If-None-Match': '"tag"' } })).toEqual([304, '', known]);
  expect((await ask({ headers: { 'If-None-Match': '"other"' } }))[0]).toBe(200);
});

it('sends every value of a header with several values', async () => {
  answer = { ...answer, page: { ...answer.page, headers: { ...headers, link: ['</a>', '</b>'] } } };
  expect((await ask())[2]).toMatchObject({ link: '</a>, </b>' });
});

it('sends nothing if the request has been answered already', () => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.writeHead(503).end();
  sendPage(request, response, answer, ALWAYS);
  expect(response.statusCode).toBe(503);
});
