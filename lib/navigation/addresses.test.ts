import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { config } from '../../middleware';
import { ADDRESSES, addressOf, cacheControlOf, isApi, methodsOf, notFoundError, UNLINKED_PAGES } from './addresses';
import { ROUTES } from './routes';

it.each([
  ['/th-th/listings/rm-1001', 'page', 'cache'],
  ['/', 'page', 'cache'],
  ['/th-th/search?q=/api/a.html', 'page', 'cache'],
  ['/api', 'page', 'cache'],
  ['/apis/places', 'page', 'cache'],
  ['/api/places?province=10', 'api', 'next'],
  ['/api/health/live?x', 'operators', 'server'],
  ['/api/health/other', 'api', 'next'],
  ['/api/seller-leads?locale=th-th', 'form', 'server'],
  ['/api/seller-leads/opened', 'api', 'next'],
  ['/_next/static/chunks/a.js', 'static', 'server'],
  ['/_next/image?url=/a', 'none', 'next'],
  ['/builds/latest.json?1', 'file', 'next'],
  ['/builds/nothing', 'file', 'disk'],
  ['/manifest/th-th.json', 'file', 'cache'],
  ['/old/page.html?x=1', 'file', 'disk'],
] as const)('classifies %s', (target, kind, answeredBy) => {
  expect(addressOf(target)).toMatchObject({ kind, answeredBy });
});

it('each API route handler exports the methods of its address', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.ts'),
  );
  const handlers = files.filter((file) => !file.startsWith('[...path]'));
  const exported = handlers.map((file) => {
    const methods = readFileSync(join('app/api', file), 'utf8').matchAll(
      /^export (?:async )?(?:function|const) ([A-Z]+)\b/gm,
    );
    return [file, [...methods].flatMap(([, method]) => (method === 'GET' ? ['GET', 'HEAD'] : method))];
  });
  const registered = handlers.map((file) => [
    file,
    methodsOf(`/api/${dirname(file).replace('[prefix]', 'lucide.json')}`),
  ]);
  expect(exported.length).toBeGreaterThan(10);
  expect(exported).toEqual(registered);
});

it('isApi distinguishes addresses of the API from pages', () => {
  expect(['/api/places', '/api/health', '/api/seller-leads', '/api', '/th-th'].map(isApi)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  ['/search', 's-maxage=600, stale-while-revalidate=86400'],
  ['/contact-us-for-sell/sent/3F9A-07C1', 'private, no-store'],
  ['/listings/rm-1001/enquire/again/token', 'private, no-store'],
  ['/contact-us-for-sell/status/secret', 'private, no-store'],
  ['/our-team', undefined],
  ['/nowhere', undefined],
])('returns the Cache-Control header of %s', (path, cacheControl) => {
  expect(cacheControlOf(path)).toBe(cacheControl);
});

describe('the middleware', () => {
  const matches = (path: string) => config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(path));

  it('runs for pages without a locale', () => {
    for (const { pattern } of [...ROUTES, ...UNLINKED_PAGES])
      expect([pattern, matches(pattern)]).toEqual([pattern, true]);
    expect(['/th-th', '/en-us/search'].map(matches)).toEqual([false, false]);
  });

  it('does not run for anything but pages', () => {
    const files = ADDRESSES.filter(({ path, kind }) => kind === 'file' && path.endsWith('/')).map(
      ({ path }) => `${path}a.json`,
    );
    const others = ADDRESSES.filter(({ kind }) => kind !== 'file').map(({ path }) => path);
    for (const path of [...files, ...others])
      expect([path, ['/cards/', '/maps/'].includes(path) || !matches(path)]).toEqual([path, true]);
  });
});

it('lists only files of public/ and folders of app/ that exist', () => {
  const found = new Set([...readdirSync('public'), ...readdirSync('app'), ...readdirSync('app/api'), 'robots.txt']);
  // Our server answers its own addresses without a file.
  const others = ADDRESSES.filter(({ path, answeredBy }) => !path.startsWith('/_') && answeredBy !== 'server');
  for (const { path } of others) {
    const [first = '', second = ''] = path.split('/').filter(Boolean);
    const name = first !== 'api' || second === '' ? first : second;
    expect([path, found.has(name) || existsSync(`public${path}`)]).toEqual([path, true]);
  }
});

it.each([
  ['/en-us/properties/01', 'Page Not Found: /en-us/properties/01'],
  ['/th-th/listings/nope', 'Page Not Found: /th-th/listings/nope'],
  ['/en-us/nope', 'Page not found: /en-us/nope'],
  ['/en-us/nope?a=%E0%B8%81', 'Page not found: /en-us/nope?a=ก'],
  ['/en-us/100%', 'Page not found: /en-us/100%'],
  ['/fr-fr/properties/1', 'Page not found: /fr-fr/properties/1'],
  ['/api/nope', 'Page not found: /api/nope'],
])('N3 describes %s', (path, message) => {
  expect(notFoundError(path)).toEqual({
    statusCode: 404,
    statusMessage: 'Page Not Found',
    message,
    data: { path: message.replace(/^[^:]+: /, '') },
  });
});
