import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { startHostileUpstream } from '../lib/images/testing/hostile-upstream';
import { changedContent } from './changed-content';
import { LOCALE_PAGES } from './routes';
import { type RunningServer, startServer } from './server';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** What a page's head says by a name, undone of its markup. */
function meta(html: string, name: string): string | undefined {
  const [, content] = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

async function cardOf(request: APIRequestContext, page: string): Promise<string> {
  const address = meta(await (await request.get(page)).text(), 'og:image') ?? '';
  return new URL(address).pathname;
}

for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: every page has a card of its language, 1200 × 630, kept for good`, async ({ request, baseURL }) => {
    const seen = new Set<string>();
    for (const page of LOCALE_PAGES.filter((each) => each.locale === locale)) {
      const html = await (await request.get(page.address)).text();
      const address = meta(html, 'og:image') ?? '';
      expect(address, page.address).toMatch(
        new RegExp(`^${baseURL}/cards/${locale}/[a-z/0-9_-]+\\.[0-9a-f]{10}\\.jpg$`),
      );
      const said = ['width', 'height', 'type'].map((name) => meta(html, `og:image:${name}`));
      expect(said).toEqual(['1200', '630', 'image/jpeg']);
      expect(meta(html, 'og:image:alt')).toBeTruthy();
      expect([meta(html, 'twitter:card'), meta(html, 'twitter:image')]).toEqual(['summary_large_image', address]);
      const answer = await request.get(new URL(address).pathname);
      expect([answer.status(), answer.headers()['cache-control']], address).toEqual([200, FOR_GOOD]);
      const body = await answer.body();
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(body.length, address).toBeLessThan(150_000);
      seen.add(address);
    }
    // The page to ask about a home has its card.
    expect(seen.size).toBe(LOCALE_PAGES.length / 2 - 1);
  });
}

test('a card is asked for again by its ETag, and today’s stands for yesterday’s', async ({ request }) => {
  const address = await cardOf(request, '/th-th/listings/rm-1001');
  const first = await request.get(address);
  const etag = first.headers().etag ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{10}"$/);
  expect(first.headers()['content-type']).toBe('image/jpeg');
  expect(first.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  const again = await request.get(address, { headers: { 'If-None-Match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const head = await request.head(address);
  expect([head.status(), head.headers().etag]).toEqual([200, etag]);
  expect((await request.post(address)).status()).toBe(405);

  for (const other of ['/cards/th-th/listing/rm-1001.0123456789.jpg', '/cards/th-th/listing/rm-1001.jpg']) {
    const answer = await request.get(other);
    expect([answer.headers()['cache-control'], answer.headers().etag]).toEqual(['public, max-age=600', etag]);
  }
});

test('what has no page has no card', async ({ request }) => {
  const wrong = [
    ...['listing/nope', 'listing/rm-1023', 'listing', 'home/rm-1001', 'content/rm-1001', 'nope', 'error-page/404'],
    ...['listing/__proto__', 'listing/constructor', '__proto__', 'constructor', 'listing/..%2f..%2fetc%2fpasswd'],
    ...['listing/%00', 'listing/rm-1001.0123', 'listing/rm-1001.0123456789.jpg', `listing/${'x'.repeat(900)}`],
    encodeURIComponent('😀'),
  ];
  for (const locale of ['en-us', 'fr-fr']) {
    for (const name of locale === 'fr-fr' ? ['home'] : wrong) {
      const answer = await request.get(`/cards/${locale}/${name}.jpg`);
      expect([answer.status(), answer.headers()['cache-control']], name).toEqual([404, 'no-store']);
    }
  }
});

test.describe('with content that means harm', () => {
  const TITLE = '"Villa" </script><b>ผู้ใหญ่</b> 🏡 &amp; \ud83c';
  let server: RunningServer;
  let upstream: Awaited<ReturnType<typeof startHostileUpstream>>;
  const dataDir = mkdtempSync(join(tmpdir(), 'cards-'));

  test.beforeAll(async () => {
    upstream = await startHostileUpstream();
    const folder = changedContent('listings', (listings) =>
      listings.map((listing) => {
        const photo = {
          kind: 'photo',
          width: 9,
          height: 9,
          alt: { en: 'x' },
          url: `https://127.0.0.1:${upstream.port}/canary.jpg`,
        };
        if (listing.id === 'rm-1001') return { ...listing, title: { en: TITLE, th: TITLE }, media: [photo] };
        return listing.id === 'rm-1002' ? { ...listing, price: 1 } : listing;
      }),
    );
    server = await startServer({
      ...{ CONTENT_DIR: folder, DATA_DIR: dataDir, SITE_URL: 'https://site.example' },
      IMAGE_HOSTS: `127.0.0.1:${upstream.port}`,
    });
  });

  test.afterAll(async () => {
    await server.stop();
    await upstream.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('a title stays inert, and a photograph at a private address is neither asked for nor waited for', async ({
    request,
  }) => {
    const html = await (await request.get(`${server.url}/en-us/listings/rm-1001`)).text();
    expect(html).not.toContain('</script><b>');
    expect(meta(html, 'og:image')).toMatch(
      /^https:\/\/site\.example\/cards\/en-us\/listing\/rm-1001\.[0-9a-f]{10}\.jpg$/,
    );
    expect(meta(html, 'og:image:alt')).toContain('"Villa" </script><b>ผู้ใหญ่</b>');
    const answer = await request.get(server.url + (await cardOf(request, `${server.url}/en-us/listings/rm-1001`)));
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=30']);
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(upstream.seen).toEqual([]);
    expect(server.output(), 'no word of the library about fonts either').toBe(`Ready: ${server.url}\n`);
  });

  test('another price is another picture, and sixty made-up addresses are one drawing', async ({ request }) => {
    const changed = await cardOf(request, `${server.url}/en-us/listings/rm-1002`);
    expect(changed).not.toBe(await cardOf(request, '/en-us/listings/rm-1002'));
    const asked = Array.from({ length: 60 }, (_, n) => {
      const hash = n.toString(16).padStart(10, '0');
      return request.get(`${server.url}/cards/en-us/listing/rm-1002.${hash}.jpg`);
    });
    expect(new Set((await Promise.all(asked)).map((answer) => answer.status()))).toEqual(new Set([200]));
    expect(readdirSync(join(dataDir, 'cards')).length).toBe(1);
  });
});
