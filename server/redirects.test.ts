import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { DASHES } from 'thai-property-search/testing/dashes';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import type { LocaleRouting } from '../lib/i18n/locales';
import { readUrl } from './incoming-request';
import { handleRedirect } from './redirects';

const ALWAYS: LocaleRouting = { defaultLocale: 'en-us', prefix: 'always' };
const AS_NEEDED: LocaleRouting = { defaultLocale: 'th-th', prefix: 'as-needed' };

type Visit = { readonly method?: string; readonly headers?: Record<string, string>; readonly routing?: LocaleRouting };

/** The status, location and caching of the redirect from an address; null if there is none. */
async function redirectFrom(address: string, { method = 'GET', headers = {}, routing = ALWAYS }: Visit = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url: address, headers });
  const sent: { status?: number; headers?: OutgoingHttpHeaders } = {};
  const response = new ServerResponse(request);
  response.writeHead = (status: number, headers?: unknown) => {
    Object.assign(sent, { status, headers });
    return response;
  };
  response.end = () => response;
  const url = readUrl(address);
  if (url === null || !(await handleRedirect(request, response, url, routing))) return null;
  const { status, headers: { Location: location = '', 'Cache-Control': caching } = {} } = sent;
  return { status, location: String(location), caching };
}

const FOR_ALL = 'max-age=600, s-maxage=600';
const PRIVATE = 'private, no-store';

it.each([
  ['/TH-TH/search?q=a', '/th-th/search?q=a'],
  ['/EN-US', '/en-us'],
  ['/th', '/th-th'],
  ['/en?utm_source=line', '/en-us?utm_source=line'],
  ['/en/LISTINGS/RM-1001', '/en-us/listings/rm-1001'],
  ['/th-th/listings/RM-1001/enquire', '/th-th/listings/rm-1001/enquire'],
  ['/th-th/contents/Living-In-Ari', '/th-th/contents/living-in-ari'],
  ['/th/properties', '/th-th/properties/1'],
  ['/th-th/our-works/?a=b', '/th-th/our-works/1?a=b'],
  ['/th-th//properties/Condo/Bangkok', '/th-th/properties/condo/bangkok'],
  ['/th-th/?utm_source=line', '/th-th?utm_source=line'],
  ['/th-th/properties/%31%20', '/th-th/properties/1'],
  ['/th-th/index.html', '/th-th'],
  ['/th-th/search?type=condo.', '/th-th/search?type=condo'],
  ['/th-th/search?type=condo&amp;deal=sale', '/th-th/search?type=condo&deal=sale'],
  ['/th-th/search?q=a&beds_min=2)', '/th-th/search?q=a&beds_min=2'],
  ['/th-th/compare?ids=rm-1001,rm-1002)', '/th-th/compare?ids=rm-1001,rm-1002'],
])('redirects %s to %s for all visitors', async (address, location) =>
  expect(await redirectFrom(address)).toEqual({ status: 308, location, caching: FOR_ALL }),
);

it.each([
  ['/listings/RM-1001', '/th-th/listings/rm-1001'],
  ['/listings/rm-1001.', '/th-th/listings/rm-1001'],
  ['/our-works/', '/th-th/our-works/1'],
  ['/index.html', '/th-th'],
])('redirects %s into the language of the visitor', async (address, location) =>
  expect(await redirectFrom(address, { headers: { 'accept-language': 'th' } })).toEqual({
    status: 308,
    location,
    caching: PRIVATE,
  }),
);

it.each([
  ['/th/search', '/search', FOR_ALL],
  ['/listings/RM-1001', '/listings/rm-1001', FOR_ALL],
  ['/our-works/', '/our-works/1', FOR_ALL],
  ['/EN/our-team)', '/en-us/our-team', FOR_ALL],
  // The short address would redirect this visitor to their own language.
  ['/th', '/th-th', FOR_ALL],
  ['/index.html', '/en-us', PRIVATE],
])('redirects %s to %s if the default locale has no prefix', async (address, location, caching) =>
  expect(await redirectFrom(address, { headers: { 'accept-language': 'en' }, routing: AS_NEEDED })).toEqual({
    status: 308,
    location,
    caching,
  }),
);

it.each([
  ['/TH/condo.', 302, '/th-th/search?type=condo'],
  ['/th-th/listing/RM-1001.', 308, '/th-th/listings/rm-1001'],
  ['/th/article/Living-In-Ari&utm_source=line', 308, '/th-th/contents/living-in-ari?utm_source=line'],
  ['/en/LINE', undefined, undefined],
  ['/en/line/', 302, 'https://line.me/R/ti/p/%40rommai'],
])('follows the rule for %s in one hop', async (address, status, location) => {
  const redirect = await redirectFrom(address);
  expect([redirect?.status, redirect?.location]).toEqual([status, location]);
});

it.each([
  '/',
  '/listings/rm-1001',
  '/our-works',
  '/th-th',
  '/th-th/our-works',
  '/th-th/search?q=a)',
  `/th-th/search?price_max=${encodeURIComponent('45 แสน')}`,
  '/th-th/search?price_max=5000000.',
  '/th-th/our-team?utm_source=line.',
  '/th-th/listings/rm-9999.',
  '/th-th/listings/rm-1001.jpg',
  '/th-th/nowhere/',
  '/th-th/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99',
  '/th-th/en-us/search',
  '/fr/search',
  '/en-gb/search',
  '//evil.example',
  '/%5cevil.example',
  '/th//evil.example',
  '/th-th/contact-us-for-sell/again/a%0D%0Ab.',
  '/api/suggest?q=rm.',
  '/robots.txt.',
  '/demo/condo-tower-dusk.jpg',
])('does not redirect %s', async (address) => {
  expect(await redirectFrom(address)).toBeNull();
});

it.each([
  ['a POST request', { method: 'POST' }],
  ['a request for data', { headers: { rsc: '1' } }],
])('ignores %s', async (_, visit) => {
  expect(await redirectFrom('/TH-TH/search', visit)).toBeNull();
});

const PAGES = [
  '',
  '/search',
  '/our-team',
  '/properties/2',
  '/properties/condo/bangkok',
  '/listings/rm-1001',
  '/listings/rm-1001/enquire',
  '/contents/living-in-ari',
  '/company-information/about-us',
] as const;

const encodedTwice = (text: string) =>
  text.replace(/[a-z-]/g, (letter) => `%25${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const IN_PATH: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/[a-z]/g, (letter) => encodeURIComponent(String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))),
  encodedTwice,
  ...DASHES.map((dash) => (path: string) => path.replaceAll('-', encodeURIComponent(dash))),
];
const MARKS = [...'.,)]}>”"\'’»!:;…。）」 \u200b\u00a0'];

/** The address as a browser sends it: without `.` and `..` segments. */
function sentAddress(written: string): string {
  const { pathname, search } = new URL(`http://internal${written}`);
  return pathname + search;
}

const some = (values: readonly string[]) =>
  fc.array(fc.constantFrom(...values), { maxLength: 2 }).map((list) => list.join(''));
const decorated = fc
  .record({
    locale: fc.constantFrom('th-th', 'en-us'),
    page: fc.constantFrom(...PAGES),
    changed: fc.constantFrom(...IN_PATH),
    file: fc.constantFrom('', '/index.html', '/index.php'),
    tail: fc.tuple(some(MARKS), fc.constantFrom('', 'ฯ', 'ๆ', 'ครับ'), some([...MARKS, '/'])),
    query: fc.constantFrom('', '?utm_source=line', '&utm_source=line', '%3Futm_source=line'),
  })
  .map(({ locale, page, changed, file, tail, query }) => ({
    page: `/${locale}${page}${query === '' ? '' : '?utm_source=line'}`,
    address: sentAddress(changed(`/${locale}${page}`) + file + encodeURI(tail.join('')) + query),
  }));

it('redirects any decorated page address to the page, which redirects no further', async () => {
  await fc.assert(
    fc.asyncProperty(decorated, async ({ page, address }) => {
      expect((await redirectFrom(address))?.location ?? address, address).toBe(page);
      expect(await redirectFrom(page)).toBeNull();
    }),
  );
});

it('never redirects to another host, nor twice', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '%5C',
      '%2F',
      '%252F',
      '@',
      'th',
      'EN-US',
      'evil.example',
      'https:',
      'search',
      'listings',
    ),
    fc.constantFrom('RM-1001', '%0D%0A', '%00', '.', '%3F', '&a=', 'index.html', ...PAGES, ...MARKS.map(encodeURI)),
    anyText({ maxLength: 3 }).map(encodeURIComponent),
  );
  const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom(ALWAYS, AS_NEEDED), async (input, routing) => {
      const redirect = await redirectFrom(input, { routing });
      if (redirect === null || redirect.location.startsWith('https://line.me/')) return;
      expect(redirect.location).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
      expect(await redirectFrom(redirect.location, { routing }), redirect.location).toBeNull();
    }),
    { numRuns: runs(1_000) },
  );
});
