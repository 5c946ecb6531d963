import { describe, expect, it } from 'vitest';
import { pageKey, plainKey, resolveRoute } from './cache-key';

const keyFor = (path: string, headers: Record<string, string> = {}, prefix: 'always' | 'as-needed' = 'always') =>
  pageKey({ headers }, new URL(path, 'http://internal'), { prefix, defaultLocale: 'th-th' });
const target = (path: string) => keyFor(path).target;

describe('the page key', () => {
  it.each([
    // Only the path, for a page that reads no query.
    ['/th-th?utm_source=line', '/th-th'],
    ['/en-us/listings/rm-1001?gclid=1', '/en-us/listings/rm-1001'],
    ['/en-us/listings/rm-1001?sums=&rate=3', '/en-us/listings/rm-1001'],
    ['/en-us/error-page/404?evil=X', '/en-us/error-page/404'],
    ['/en-us/feeds/homes?evil=X', '/en-us/feeds/homes'],
    ['/th-th/nope?b=2&a=1', '/th-th/nope'],
    ['/fr-fr?evil=X', '/fr-fr'],
    ['/robots.txt?evil=X', '/robots.txt'],
    ['/icon.svg?evil=X', '/icon.svg'],
    // The parameters that a page reads, in the order of the site's own links.
    ['/th-th/search?evil=X&deal=rent&q=b&page=1', '/th-th/search?q=b&deal=rent'],
    ['/th-th/search?type=townhouse&q=x&type=condo', '/th-th/search?q=x&type=townhouse&type=condo'],
    ['/th-th/search?price_max=4.5m&land_min=12-3-45', '/th-th/search?price_max=4500000&land_min=5145'],
    ['/th-th/search?', '/th-th/search'],
    ['/th-th/search?fields=all&q=b', '/th-th/search?q=b&fields=all'],
    ['/en-us/compare?evil=X&ids=rm-1,rm-2', '/en-us/compare?ids=rm-1,rm-2'],
    ['/en-us/listings/rm-1001?rate=3&evil=X&sums=1', '/en-us/listings/rm-1001?sums=1&rate=3'],
    // The initial kind of a form, and the times on its thank-you page.
    ['/th-th/listings/rm-1/enquire?kind=view&gclid=1', '/th-th/listings/rm-1/enquire?kind=view'],
    ['/th-th/listings/rm-1/enquire?kind=x', '/th-th/listings/rm-1/enquire'],
    [
      '/th-th/listings/rm-1/enquire/sent/3F9A-07C1?part=morning&day=2026-12-24&evil=X',
      '/th-th/listings/rm-1/enquire/sent/3F9A-07C1?day=2026-12-24&part=morning',
    ],
    // The whole address, for a redirect.
    ['/th-th/properties?b=2&a=1', '/th-th/properties?b=2&a=1'],
    ['/?utm_source=line', '/?utm_source=line'],
    ['/th-th/?utm_source=line', '/th-th/?utm_source=line'],
    ['/properties/2?x=1', '/properties/2?x=1'],
  ])('of %s is %s', (path, read) => {
    expect(target(path)).toBe(read);
  });

  it('is the path alone for a page in the default language, unless its root redirects to another language', () => {
    expect(keyFor('/properties/2?x=1', {}, 'as-needed').target).toBe('/properties/2');
    expect(keyFor('/?x=1', {}, 'as-needed').target).toBe('/');
    expect(keyFor('/?x=1', { 'accept-language': 'en' }, 'as-needed').target).toBe('/?x=1');
  });

  const visit = {
    'accept-language': 'th',
    cookie: 'a=1; i18n_redirected=en-us; session=secret',
    'x-forwarded-host': 'elsewhere.example',
    'x-middleware-subrequest': 'middleware',
  };
  const headersOf = (...asked: Parameters<typeof keyFor>) => keyFor(...asked).headers;

  it('has no headers if the path names the language', () => {
    expect(headersOf('/th-th/search?q=x', visit)).toEqual({});
  });

  it('has no headers for a page in the default language, or for a file', () => {
    expect(headersOf('/properties/2', visit, 'as-needed')).toEqual({});
    expect(headersOf('/llms.txt', visit)).toEqual({});
    expect(headersOf('/manifest/th-th.json', visit)).toEqual({});
    expect(headersOf('/old/page.html', visit)).toEqual({ cookie: 'i18n_redirected=en-us' });
    expect(headersOf('/', visit, 'as-needed')).toEqual({ cookie: 'i18n_redirected=en-us' });
  });

  it('has the language cookie, or else Accept-Language, if the path names no language', () => {
    expect(headersOf('/', visit)).toEqual({ cookie: 'i18n_redirected=en-us' });
    expect(headersOf('/', { ...visit, cookie: 'i18n_redirected=fr-fr' })).toEqual({ 'accept-language': 'th' });
    expect(headersOf('/')).toEqual({});
  });
});

it.each([
  ['/en-us/contents?page=2&evil=X&q=tax++deed&kind=guide', '/en-us/contents?kind=guide&q=tax+deed&page=2'],
  ['/en-us/contents?page=1&q=&kind=x', '/en-us/contents'],
])('the key of %s, an index of articles, is %s', (path, read) => expect(target(path)).toBe(read));

it.each([
  ['/nope.html', true],
  ['/demo/nope', true],
  ['/_icon/home', true],
  ['/fr-fr/search', true],
  ['/EN-US', true],
  ['/th-th/nope', false],
])('detects without the content whether %s leads to no page', (path, isNotFound) => {
  const url = new URL(path, 'http://internal');
  const resolved = resolveRoute({ headers: {} }, url, { prefix: 'always', defaultLocale: 'th-th' });
  expect(resolved).toMatchObject({ to: 'page', isNotFound });
});

describe('the plain key', () => {
  const plain = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    plainKey({ method, url, headers });

  it.each(['/th-th', '/en-us/listings/rm-1001', '/th-th/search?q=b&deal=rent', '/en-us/compare?ids=rm-1,rm-2'])(
    '%s equals the page key',
    (url) => {
      expect(plain(url, { cookie: 'a=1' })).toEqual(keyFor(url));
      expect(plain(url, {}, 'HEAD')).toEqual(keyFor(url));
    },
  );

  it('differs from the page key if the address is written in another way', () => {
    for (const url of ['/th-th/search?deal=rent&q=b', '/th-th/our-team?gclid=1'])
      expect(plain(url)).not.toEqual(keyFor(url));
  });

  it.each([
    ['a data request', plain('/th-th', { rsc: '1' })],
    ['a POST request', plain('/th-th', {}, 'POST')],
    ['an address without locale', plain('/')],
    ['a path that only begins like a locale', plain('/th-thai')],
  ])('is null for %s', (_, key) => {
    expect(key).toBeNull();
  });
});
