import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from './server';
import { readSitemap } from './sitemap';

const STRANGER = 'a-strangers-words';

type Asked = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const said = (state: unknown) => encodeURIComponent(JSON.stringify(state));

/** A request for data as the browser's router sends it, with a stranger's words wherever the request has room for them. */
function data(path: string, kind: 'tree' | 'head' | 'whole', words: string): Asked {
  const state =
    kind === 'whole'
      ? said(['', { children: [['locale', path.split('/')[1], 'd', null], { children: [words || 'page', {}] }] }])
      : said(['', {}, null, 'metadata-only']);
  const headers: Record<string, string> = {
    rsc: '1',
    'next-url': `/${words}`,
    ...(kind !== 'whole' && { 'next-router-prefetch': '1' }),
    ...(kind === 'tree' ? { 'next-router-segment-prefetch': '/_tree' } : { 'next-router-state-tree': state }),
  };
  const parts = ['prefetch', 'segment-prefetch', 'state-tree'].map((name) => headers[`next-router-${name}`] ?? '0');
  const hash = createHash('sha256')
    .update([...parts, headers['next-url']].join(','))
    .digest()
    .subarray(0, 12);
  const separator = path.includes('?') ? '&' : '?';
  return { path: `${path}${separator}_rsc=${hash.toString('base64url')}`, headers };
}

/** Requests for a page and its data. If there are `words`, the address has a parameter that the page does not read. */
function everyForm(path: string, words: string): Asked[] {
  const address = words === '' ? path : `${path}${path.includes('?') ? '&' : '?'}evil=${words}`;
  const kinds = ['tree', 'head', 'whole'] as const;
  return [{ path: address, headers: {} }, ...kinds.map((kind) => data(address, kind, words))];
}

/** What a server sends: status, ETag and body. */
async function answerOf(url: string, { path, headers }: Asked) {
  const response = await fetch(url + path, { headers, redirect: 'manual' });
  return { status: response.status, etag: response.headers.get('etag'), body: await response.text() };
}

/**
 * Expects both servers to send the same bytes for each path. A stranger requests the path from `one` first: the data before
 * the page for every second path, the page before the data for the others.
 */
async function compare(one: string, other: string, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const strangers = everyForm(path, STRANGER);
    for (const asked of index % 2 === 0 ? strangers : strangers.reverse()) await answerOf(one, asked);
    for (const asked of everyForm(path, '')) {
      const [spoilt, clean] = await Promise.all([answerOf(one, asked), answerOf(other, asked)]);
      expect(spoilt.body.includes(STRANGER), asked.path).toBe(false);
      expect(spoilt, asked.path).toEqual(clean);
      expect(clean.status, asked.path).toBeLessThan(400);
    }
  }
}

test.describe('two servers send the same bytes, whatever others requested before', () => {
  let twins: [RunningServer, RunningServer];
  test.beforeAll(async () => {
    const settings = { SITE_URL: 'https://site.example', STYLE_PAGE: 'on' };
    twins = await Promise.all([startServer(settings), startServer(settings)]);
  });
  test.afterAll(() => Promise.all(twins.map((twin) => twin.stop())));

  const KINDS = [
    '/en-us',
    '/th-th/our-team',
    '/en-us/properties/1',
    '/th-th/listings/rm-1001',
    '/en-us/listings/rm-1001?sums=1&rate=3',
    '/th-th/listings/rm-1001/enquire',
    '/en-us/search?q=condo',
    '/th-th/compare?ids=rm-1001,rm-1002',
    '/en-us/error-page/404',
  ];

  test('for a page of each kind', async () => {
    await compare(twins[0].url, twins[1].url, KINDS);
  });

  test('for 200 addresses', { tag: '@full' }, async ({ request }) => {
    test.setTimeout(600_000);
    const others = ['/th-th/style', '/th-th/feeds/homes', '/robots.txt', '/llms.txt'];
    const listed = (await readSitemap(request, twins[1].url)).map(({ url }) => new URL(url).pathname);
    const step = Math.floor(listed.length / 200);
    const paths = [...KINDS, ...others, ...listed.filter((_, at) => at % step === 0)].slice(0, 200);
    expect(paths).toHaveLength(200);
    await compare(twins[0].url, twins[1].url, paths);
  });
});
