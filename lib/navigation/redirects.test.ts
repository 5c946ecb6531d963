import { describe, expect, it } from 'vitest';
import { parseCollection } from '../content/parse-collection';
import { findRedirect, tidyAddress, tidyQuery } from './redirects';

const rules = parseCollection('redirects', [
  { id: 'condo', record_status: 'Active', from: '/condo', to: '/search?type=condo', status: 302 },
  { id: 'article', record_status: 'Active', from: '/article/:id', to: '/contents/:id', status: 308 },
  { id: 'old', record_status: 'Active', from: '/old/*', to: '/search#results', status: 301 },
  { id: 'line', record_status: 'Active', from: '/line', to: 'https://line.me/x', status: 307, external: true },
  { id: 'thai', record_status: 'Active', from: '/บ้าน', to: '/search?q=บ้าน', status: 302 },
  { id: 'loop', record_status: 'Active', from: '/loop', to: '/loop', status: 301 },
  { id: 'typo', record_status: 'Activ', from: '/typo', to: '/search', status: 301 },
  { id: 'off', record_status: 'Inactive', from: '/off', to: '/search', status: 301 },
]);

const find = (path: string, search = '') => findRedirect(rules.values(), path, search);

describe('N1 findRedirect', () => {
  it('keeps the status and the query', () => {
    expect(find('/condo', '?utm=a')).toEqual({ status: 302, location: '/search?type=condo&utm=a', external: false });
    expect(find('/article/tax', '?a=b')).toEqual({ status: 308, location: '/contents/tax?a=b', external: false });
    expect(find('/old/x/y', '?a=b')).toEqual({ status: 301, location: '/search?a=b#results', external: false });
  });

  it('percent-encodes Thai addresses', () => {
    expect(find('/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99')?.location).toBe(
      '/search?q=%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99',
    );
  });

  it('applies the most specific rule, in any order of the rules', () => {
    const several = parseCollection('redirects', [
      { id: 'all', record_status: 'Active', from: '/blog/*', to: '/', status: 301 },
      { id: 'news', record_status: 'Active', from: '/blog/news/*', to: '/news', status: 301 },
      { id: 'one', record_status: 'Active', from: '/blog/:id', to: '/contents/:id', status: 301 },
      { id: 'tax', record_status: 'Active', from: '/blog/tax', to: '/contents/buying-costs-explained', status: 301 },
    ]);
    for (const rules of [[...several.values()], [...several.values()].reverse()]) {
      const to = (path: string) => findRedirect(rules, path, '')?.location;
      expect(to('/blog/tax')).toBe('/contents/buying-costs-explained');
      expect(to('/blog/loan')).toBe('/contents/loan');
      expect(to('/blog/news/2026/11')).toBe('/news');
      expect(to('/blog/a/b')).toBe('/');
    }
  });

  it('skips and reports a rule whose target is not a valid URL', () => {
    const rule = { status: 301, external: true } as const;
    const broken = [
      { ...rule, from: '/shop/:id', to: 'https://shop.example:123456/:id' },
      { ...rule, from: '/shop/*', to: 'https://shop.example/*' },
      { ...rule, from: '/to/:host', to: 'https://:host/' },
    ];
    const skipped: string[] = [];
    const to = (path: string, search = '') =>
      findRedirect(broken, path, search, (from) => skipped.push(from))?.location;
    expect(to('/shop/1', '?a=b')).toBe('https://shop.example/1?a=b');
    expect(to('/to/a%20b')).toBeUndefined();
    expect(skipped).toEqual(['/shop/:id', '/to/:host']);
  });

  it('redirects to another site only if the rule allows it', () => {
    expect(find('/line')).toEqual({ status: 307, location: 'https://line.me/x', external: true });
  });

  it('returns null for other paths, and for rules that loop or are inactive', () => {
    expect(find('/search')).toBeNull();
    expect(find('/loop')).toBeNull();
    expect(find('/off')).toBeNull();
    expect(find('/typo')).toBeNull();
  });
});

const tidied = (address: string) => tidyAddress(new URL(`http://internal${address}`));

it.each([
  ['/th-th/our-team', 'th-th', '/our-team', ''],
  ['/TH-TH/our-team', 'th-th', '/our-team', ''],
  ['/en_US/', 'en-us', '/', ''],
  ['/th', 'th-th', '/', ''],
  ['/EN/Our-Team?a=b', 'en-us', '/Our-Team', '?a=b'],
  ['/th%E2%80%93th/our-team', 'th-th', '/our-team', ''],
  ['/fr/our-team', null, '/fr/our-team', ''],
  ['/', null, '/', ''],
  ['/index.html', null, '/', ''],
  ['/th-th/Index.PHP', 'th-th', '/', ''],
  ['/our-team/index.htm', null, '/our-team', ''],
  ['//our-team///', null, '/our-team', ''],
  ['//evil.example/', null, '/evil.example', ''],
  ['/%5Cevil.example', null, '/\\evil.example', ''],
  ['/th//evil.example', 'th-th', '/evil.example', ''],
  ['/th-th%2Four-team', 'th-th', '/our-team', ''],
  ['/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99', null, '/บ้าน', ''],
  ['/our-team/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99', null, '/our-team/บ้าน', ''],
  ['/our-team%E0%B8%84%E0%B9%88%E0%B8%B0.', null, '/our-team', ''],
  ['/our-team.jpg', null, '/our-team.jpg', ''],
  ['/our%252Dteam%2529', null, '/our-team', ''],
  ['/our-team&utm_source=line&utm_medium=%E0%B8%81', null, '/our-team', '?utm_source=line&utm_medium=%E0%B8%81'],
  ['/our-team&amp;utm_source=line?a=b', null, '/our-team', '?utm_source=line&a=b'],
  ['/search%3Fq=condo', null, '/search', '?q=condo'],
  ['/search%253Fq=condo', null, '/search', '?q=condo'],
  ['/listings/rm%201001', null, '/listings/rm 1001', ''],
  ['/%EF%BC%B2%EF%BC%AD', null, '/RM', ''],
])('tidies %s', (address, locale, path, search) => expect(tidied(address)).toEqual({ locale, path, search }));

it('returns null for a path that is too long for any page', () => expect(tidied(`/${'a'.repeat(500)}`)).toBeNull());

it.each([
  ['?type=condo.', '?type=condo'],
  ['?type=condo%22%20', '?type=condo'],
  ['?type=condo%E2%80%A6', '?type=condo'],
  ['?type=condo&amp;deal=rent)', '?type=condo&deal=rent'],
  ['', ''],
])('tidies the query %s', (query, tidy) => expect(tidyQuery(query)).toBe(tidy));
