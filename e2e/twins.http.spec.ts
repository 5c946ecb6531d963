import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from './server';
import { readSitemap } from './sitemap';

const STRANGER = 'a-strangers-words';

type Target = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state));

/** A data request as Next's router sends it, with `words` in every part that a client can choose. */
function data(path: string, kind: 'tree' | 'head' | 'whole', words: string): Target {
  const state =
    kind === 'whole'
      ? encoded(['', { children: [['locale', path.split('/')[1], 'd', null], { children: [words || 'page', {}] }] }])
      : encoded(['', {}, null, 'metadata-only']);
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

/** Requests for a page and its data. If there are `words`, the URL has a parameter that the page does not read. */
function everyForm(path: string, words: string): Target[] {
  const address = words === '' ? path : `${path}${path.includes('?') ? '&' : '?'}evil=${words}`;
  const kinds = ['tree', 'head', 'whole'] as const;
  return [{ path: address, headers: {} }, ...kinds.map((kind) => data(address, kind, words))];
}

/** Returns the status, the ETag and the body of a response. */
async function answerOf(url: string, { path, headers }: Target) {
  const response = await fetch(url + path, { headers, redirect: 'manual' });
  return { status: response.status, etag: response.headers.get('etag'), body: await response.text() };
}

/**
 * Expects both servers to send the same bytes for each path, after a stranger has requested it from `one`. For every
 * second path the stranger requests the page before the data, for the others the data before the page.
 */
async function compare(one: string, other: string, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const strangers = everyForm(path, STRANGER);
    for (const target of index % 2 === 0 ? strangers : strangers.reverse()) await answerOf(one, target);
    for (const target of everyForm(path, '')) {
      const [spoilt, clean] = await Promise.all([answerOf(one, target), answerOf(other, target)]);
      expect(spoilt.body.includes(STRANGER), target.path).toBe(false);
      expect(spoilt, target.path).toEqual(clean);
      expect(clean.status, target.path).toBeLessThan(400);
    }
  }
}

test.describe('two servers send the same bytes, whatever was requested before', () => {
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

  test('for a page of each template', { tag: '@full' }, async () => {
    await compare(twins[0].url, twins[1].url, KINDS);
  });

  test('for 200 URLs', { tag: '@full' }, async ({ request }) => {
    test.setTimeout(600_000);
    const others = ['/th-th/style', '/th-th/feeds/homes', '/robots.txt', '/llms.txt'];
    const listed = (await readSitemap(request, twins[1].url)).map(({ url }) => new URL(url).pathname);
    const step = Math.floor(listed.length / 200);
    const paths = [...KINDS, ...others, ...listed.filter((_, at) => at % step === 0)].slice(0, 200);
    expect(paths).toHaveLength(200);
    await compare(twins[0].url, twins[1].url, paths);
  });
});
