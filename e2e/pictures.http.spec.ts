import { expect, test } from '@playwright/test';
import { withEach } from './read-page';

const PICTURE = '/_ipx/w_640/demo/living-garden-oak.jpg';

test('M1 M2 M4 a picture has the requested width and format, and is cached for a year', async ({ request }) => {
  const answer = await request.get(PICTURE);
  const length = String((await answer.body()).length);
  expect([answer.status(), answer.headers()]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'content-length': length,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\da-f]{10}"$/),
    },
  ]);
  const again = await request.get(PICTURE, { headers: { 'If-None-Match': answer.headers().etag ?? '' } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const avif = await request.get('/_ipx/f_auto,w_640/demo/living-garden-oak.jpg', {
    headers: { Accept: 'image/avif,image/webp' },
  });
  expect(avif.headers()).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
  const head = await request.head(PICTURE);
  expect([head.status(), head.headers()['content-length']]).toEqual([200, length]);
  const post = await request.post(PICTURE);
  expect([post.status(), post.headers().allow]).toEqual([405, 'GET, HEAD']);
});

test('M3 every picture of the home page uses the picture service, and the one of Next is off', async ({ request }) => {
  const html = await (await request.get('/th-th')).text();
  const written = [...html.matchAll(/srcSet="([^"]*)"/g)].flatMap(([, set = '']) => set.split(', '));
  const addresses = written.map((entry) => entry.split(' ')[0] ?? '');
  expect(addresses.length).toBeGreaterThan(9);
  expect(addresses.filter((address) => !/^\/_ipx\/f_auto,w_\d+,q_75\/demo\//.test(address))).toEqual([]);
  expect(html).toMatch(/<img[^>]* style="[^"]*background-color:#[\da-f]{6}/);
  await withEach(addresses.slice(0, 4), async (address) =>
    expect((await request.get(address, { headers: { Accept: 'image/webp' } })).status()).toBe(200),
  );
  expect((await request.get('/_next/image?url=%2Fdemo%2Fliving-garden-oak.jpg&w=640&q=75')).status()).toBe(404);
});
