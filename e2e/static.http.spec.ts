import { expect, test } from '@playwright/test';
import { withEach } from './read-page';

test('scripts and styles are compressed with Brotli, and plain for clients without it', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/th-th')).text();
  const addresses = [...new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.(?:js|css)/g))];
  expect(addresses.length).toBeGreaterThan(5);
  await withEach(addresses, async (address) => {
    // fetch decodes the response and keeps its headers.
    const response = await fetch(new URL(address, baseURL), {
      headers: { 'Accept-Encoding': 'br' },
    });
    const plain = await request.get(address, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.headers.get('content-encoding'), address).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toMatch(/Accept-Encoding/);
    expect(response.headers.get('content-type')).toBe(address.endsWith('.css') ? 'text/css' : 'text/javascript');
    expect(Buffer.from(await response.arrayBuffer()).equals(await plain.body())).toBe(true);
  });
});

test('scripts that a page loads first have the hint to compile them while they download', async ({ request }) => {
  const html = await (await request.get('/th-th')).text();
  const addresses = [...new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g))];
  const scripts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const hinted = scripts.filter((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'));
  // All but the polyfills for browsers without modules.
  expect(scripts.length - hinted.length).toBe(1);
  expect(hinted.some((script) => script.includes('hydrateRoot'))).toBe(true);
  expect(hinted.every((script) => script.split('\n')[1] === '// /licences.txt')).toBe(true);
});

test('the package licences are at the path that the scripts name', async ({ request }) => {
  const notices = await request.get('/licences.txt');
  expect(notices.headers()['content-type']).toMatch(/^text\/plain/);
  const words = await notices.text();
  for (const name of ['react-dom', 'next', 'maplibre-gl', 'three', 'embla-carousel']) {
    expect(words).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  for (const line of ['Copyright (c) Meta Platforms', 'Redistributions in binary form must reproduce'])
    expect(words).toContain(line);
});

test('an unknown static file is a 404, compressed or not, and is not cached', async ({ request }) => {
  for (const address of [
    '/_next/static/chunks/nope.js',
    '/_next/static/..%2f..%2fpackage.json',
    '/_next/static/x.js.br',
    '/_next/static/;?asked=first',
    '/_next/static/',
    '/_next/image?url=asked-first',
  ]) {
    const response = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toBe('Not Found');
    expect(response.headers()['cache-control'], address).toBe('no-store');
  }
});

test('a file returns 412 if a condition fails, and 416 for a range beyond its end', async ({ request }) => {
  const html = await (await request.get('/th-th')).text();
  const [script = ''] = html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/) ?? [];
  for (const address of ['/demo/area-condo-park.jpg', script]) {
    for (const encoding of ['br', 'identity']) {
      const ask = (headers: Record<string, string>) =>
        request.get(address, { headers: { 'Accept-Encoding': encoding, ...headers } });
      const whole = await ask({});
      const { 'last-modified': modified = new Date().toUTCString() } = whole.headers();
      const beyond = await ask({ Range: 'bytes=99999999-' });
      expect([beyond.status(), await beyond.text()], address).toEqual([416, 'Range Not Satisfiable']);
      expect(beyond.headers()['content-range'], address).toMatch(/^bytes \*\/\d+$/);
      expect((await ask({ 'If-Match': '"x"' })).status(), address).toBe(412);
      expect((await ask({ 'If-Match': '*' })).status(), address).toBe(200);
      expect((await ask({ 'If-Unmodified-Since': new Date(0).toUTCString() })).status(), address).toBe(412);
      expect((await ask({ 'If-Unmodified-Since': modified })).status(), address).toBe(200);
      // `If-Range` names another version, so the response is the whole file, as without a range.
      expect((await ask({ Range: 'bytes=99999999-', 'If-Range': '"x"' })).status(), address).toBe(200);
      expect((await ask({ Range: 'bytes=0-9' })).status(), address).toBe(206);
    }
  }
});
