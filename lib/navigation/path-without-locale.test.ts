import { describe, expect, it } from 'vitest';
import { resolvePathWithoutLocale, type Visit } from './path-without-locale';

const visit = (path: string, changes: Partial<Visit> = {}): Visit => ({
  path,
  search: '',
  cookie: undefined,
  acceptLanguage: null,
  routing: { defaultLocale: 'en-us', prefix: 'always' },
  ...changes,
});

const redirect = (location: string, locale: string) => ({ kind: 'redirect', status: 307, location, locale });

describe('L2 with a prefix on every page', () => {
  it.each([
    ['the default', {}, '/en-us', 'en-us'],
    ['Accept-Language', { acceptLanguage: 'th' }, '/th-th', 'th-th'],
    ['the cookie', { acceptLanguage: 'th', cookie: 'en-us' }, '/en-us', 'en-us'],
  ] as const)('the root redirects according to %s', (_, changes, location, locale) => {
    expect(resolvePathWithoutLocale(visit('/', changes))).toEqual(redirect(location, locale));
  });

  it('keeps the query, and redirects directly to a first page', () => {
    expect(resolvePathWithoutLocale(visit('/search', { search: '?q=a' }))).toEqual(
      redirect('/en-us/search?q=a', 'en-us'),
    );
    expect(resolvePathWithoutLocale(visit('/properties', { search: '?a=b' }))).toEqual(
      redirect('/en-us/properties/1?a=b', 'en-us'),
    );
  });

  it('L7 serves an unknown locale as a path in the detected locale', () => {
    expect(resolvePathWithoutLocale(visit('/fr-fr/x', { acceptLanguage: 'th' }))).toEqual({
      kind: 'rewrite',
      path: '/th-th/fr-fr/x',
      byVisitor: true,
    });
  });
});

describe('L4 with a prefix only where needed', () => {
  const asNeeded = (path: string, changes: Partial<Visit> = {}) =>
    resolvePathWithoutLocale(visit(path, { routing: { defaultLocale: 'th-th', prefix: 'as-needed' }, ...changes }));

  it('serves the default locale without a prefix', () => {
    expect(asNeeded('/search', { acceptLanguage: 'en' })).toEqual({
      kind: 'rewrite',
      path: '/th-th/search',
      byVisitor: false,
    });
    expect(asNeeded('/')).toEqual({ kind: 'rewrite', path: '/th-th', byVisitor: true });
  });

  it('redirects only the root to another language', () => {
    expect(asNeeded('/', { acceptLanguage: 'en' })).toEqual(redirect('/en-us', 'en-us'));
    expect(asNeeded('/properties')).toEqual(redirect('/properties/1', 'th-th'));
  });
});
