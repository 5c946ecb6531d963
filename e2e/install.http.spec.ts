import { expect, test } from '@playwright/test';
import sharp from 'sharp';

for (const [locale, name, lang] of [
  ['en-us', 'Rommai Property', 'en-US'],
  ['th-th', 'ร่มไม้ พร็อพเพอร์ตี้', 'th-TH'],
] as const) {
  test(`${locale}: the site is installable, and its icons match the manifest`, async ({ request }) => {
    const html = await (await request.get(`/${locale}`)).text();
    expect(html).toContain(`<link rel="manifest" href="/manifest/${locale}.json"`);
    const answer = await request.get(`/manifest/${locale}.json`);
    expect(answer.headers()['content-type']).toBe('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ id: '/', name, lang, start_url: `/${locale}`, scope: '/', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    expect(manifest.icons.map(({ purpose = 'any' }) => purpose).sort()).toEqual(['any', 'any', 'maskable']);
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
    const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
    expect(await sharp(await (await request.get(touch)).body()).metadata()).toMatchObject({
      width: 180,
      format: 'png',
    });
  });

  test(`${locale}: the offline page loads no files, and its policy allows its inline script`, async ({ request }) => {
    const answer = await request.get(`/offline/${locale}.html`);
    const page = await answer.text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain('href="tel:+6620000100"');
    expect(page.match(/(?:src|href)="[^"]*"/g)?.filter((link) => !/"(?:tel:|mailto:|")/.test(link))).toEqual([]);
    expect(answer.headers()['content-security-policy']).toMatch(/script-src 'strict-dynamic' 'sha256-[^']+';/);
  });
}

test('the service worker is always revalidated and may only connect to the site', async ({ request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toMatch(/^(?:text|application)\/javascript/);
  expect(worker.headers()['cache-control']).toBe('public, max-age=0');
  expect(worker.headers()['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
  );
  for (const path of [
    '/offline/fr-fr.html',
    '/offline/..%2fen-us.html',
    '/manifest/nope.json',
    '/offline/__proto__.html',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.post('/offline/en-us.html')).status()).toBe(405);
});
