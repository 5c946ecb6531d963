import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const id = () => readFileSync('.next/BUILD_ID', 'utf8');

test('U1 latest.json names the running build and is not cached', async ({ request }) => {
  for (const query of ['', '?1795374610423']) {
    const answer = await request.get(`/builds/latest.json${query}`);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const { timestamp, ...rest } = await answer.json();
    expect(rest).toEqual({ id: id() });
    expect(Math.abs(Date.now() - timestamp)).toBeLessThan(365 * 24 * 3_600_000);
  }
  expect(id(), 'shortened like every hash').toMatch(/^[0-9a-f]{10}$/);
});

test('U1 the manifest of the build holds the redirect rules and is cached as immutable', async ({ request }) => {
  const answer = await request.get(`/builds/meta/${id()}.json`);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const manifest = await answer.json();
  expect(Object.keys(manifest).sort()).toEqual(['id', 'matcher', 'prerendered', 'timestamp']);
  expect(manifest.id).toBe(id());
  expect(manifest.prerendered).toEqual([]);
  expect(manifest.matcher.redirects).toContainEqual({
    from: '/condo',
    to: '/search?type=condo',
    status: 302,
    external: false,
  });
});

test('U1 a manifest is not cached if its rules differ from the requested ones', async ({ request }) => {
  const html = await (await request.get('/th-th')).text();
  const rules = /rules":"([0-9a-f]{10})/.exec(html)?.[1];
  const cacheControl = async (query: string) =>
    (await request.get(`/builds/meta/${id()}.json?${query}`)).headers()['cache-control'];
  expect(await cacheControl(rules ?? 'none')).toContain('immutable');
  expect(await cacheControl('0123456789')).toBe('no-store');
});

test('U1 another build, an unknown file and another method are rejected', async ({ request }) => {
  for (const file of ['0123456789.json', 'nope', `${id()}.json.br`, '..%2f..%2fpackage.json', '__proto__.json']) {
    const answer = await request.get(`/builds/meta/${file}`);
    expect(answer.status(), file).toBe(404);
    expect(await answer.json()).toMatchObject({ statusCode: 404 });
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
  expect((await request.post('/builds/latest.json')).status()).toBe(405);
});

test('N1 a redirect to another host has no page data, and its data response is not cached', async ({ request }) => {
  const answer = await request.get('/en-us/line?_rsc=1', { headers: { RSC: '1' }, maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect((await request.get('/en-us/line', { maxRedirects: 0 })).status()).toBe(302);
});
