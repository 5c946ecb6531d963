import { describe, expect, it } from 'vitest';
import { pageQuestion } from './page-question';

const question = (path: string, headers: Record<string, string> = {}, prefix: 'always' | 'as-needed' = 'always') =>
  pageQuestion({ headers }, new URL(path, 'http://internal'), prefix);
const target = (path: string) => question(path).target;

describe('what a page depends on', () => {
  it('is the path alone, for a page that reads no query', () => {
    expect(target('/th-th?utm_source=line')).toBe('/th-th');
    expect(target('/en-us/listings/rm-1001?gclid=1')).toBe('/en-us/listings/rm-1001');
  });

  it('is the query in a fixed order, for one that does', () => {
    expect(target('/th-th/search?q=b&city=a')).toBe('/th-th/search?city=a&q=b');
    expect(target('/th-th/search?type=2&q=x&type=1')).toBe('/th-th/search?q=x&type=2&type=1');
    expect(target('/en-us/compare?ids=rm-1,rm-2')).toBe('/en-us/compare?ids=rm-1%2Crm-2');
    expect(target('/en-us/listings/rm-1001?sums=1&rate=3')).toBe('/en-us/listings/rm-1001?rate=3&sums=1');
    expect(target('/th-th/search?')).toBe('/th-th/search');
  });

  it('is what a form begins with, and the times in the thanks for it', () => {
    expect(target('/th-th/listings/rm-1/enquire?kind=view&gclid=1')).toBe('/th-th/listings/rm-1/enquire?kind=view');
    expect(target('/th-th/listings/rm-1/enquire?kind=x')).toBe('/th-th/listings/rm-1/enquire');
    const thanks = '/th-th/listings/rm-1/enquire/sent/3F9A-07C1?day=2026-12-24&part=morning';
    expect(target(thanks)).toBe(thanks);
  });

  it('is the address as it came, where it may be a redirect or is nobody’s', () => {
    expect(target('/th-th/properties?b=2&a=1')).toBe('/th-th/properties?b=2&a=1');
    expect(target('/th-th/nope?b=2&a=1')).toBe('/th-th/nope?b=2&a=1');
    expect(target('/?utm_source=line')).toBe('/?utm_source=line');
    expect(target('/th-th/?utm_source=line')).toBe('/th-th/?utm_source=line');
    expect(target('/properties/2?x=1')).toBe('/properties/2?x=1');
    expect(question('/?x=1', {}, 'as-needed').target).toBe('/?x=1');
    expect(question('/properties/2?x=1', {}, 'as-needed').target).toBe('/properties/2');
  });

  const visit = {
    'accept-language': 'th',
    cookie: 'a=1; i18n_redirected=en-us; session=secret',
    'x-forwarded-host': 'elsewhere.example',
    'x-middleware-subrequest': 'middleware',
  };

  it('is nothing of the visitor, where the path names the language', () => {
    expect(question('/th-th/search?q=x', visit).headers).toEqual({});
  });

  it('is nothing of the visitor for a page of the default language, or a file', () => {
    expect(question('/properties/2', visit, 'as-needed').headers).toEqual({});
    expect(question('/llms.txt', visit).headers).toEqual({});
    expect(question('/manifest/th-th.json', visit).headers).toEqual({});
    expect(question('/old/page.html', visit).headers).toEqual({ cookie: 'i18n_redirected=en-us' });
    expect(question('/', visit, 'as-needed').headers).toEqual({ cookie: 'i18n_redirected=en-us' });
  });

  it('is the language they chose, else those they read, where it names none', () => {
    expect(question('/', visit).headers).toEqual({ cookie: 'i18n_redirected=en-us' });
    expect(question('/', { ...visit, cookie: 'i18n_redirected=fr-fr' }).headers).toEqual({ 'accept-language': 'th' });
    expect(question('/').headers).toEqual({});
  });

  it('is what the framework varies by, for the data of a page', () => {
    const headers = { ...visit, rsc: '1', 'next-router-prefetch': '1' };
    expect(question('/th-th/our-team?_rsc=abc&b=1&a=2', headers)).toEqual({
      target: '/th-th/our-team?_rsc=abc&b=1&a=2',
      headers: { rsc: '1', 'next-router-prefetch': '1' },
    });
  });
});
