import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { storedPage } from './stored-page';

const TEXT = '<p>บ้านเดี่ยว</p>'.repeat(200);
const page = (text = TEXT, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: {
    'content-type': type,
    'content-length': 3,
    'transfer-encoding': 'chunked',
    etag: '"of-next"',
    vary: 'rsc',
    'x-nextjs-cache': 'MISS',
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

it('is not compressed if that saves nothing', async () => {
  expect((await storedPage(page('short'), 'br')).body.toString()).toBe('short');
  expect((await storedPage(page(TEXT, 'image/x-icon'), 'br')).headers).not.toHaveProperty('content-encoding');
});

it('has no ETag unless its status is 200', async () => {
  expect((await storedPage({ ...page(), status: 404 }, 'br')).headers).not.toHaveProperty('etag');
});
