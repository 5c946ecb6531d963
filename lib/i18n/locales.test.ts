import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasUnknownLocale,
  type LocaleRouting,
  languageOf,
  localeCookie,
  localizedPath,
  localizedText,
  splitLocale,
} from './locales';

it('returns the text in the requested language, or else in the other language with its code', () => {
  expect(localizedText({ th: 'บ้าน', en: 'House' }, 'th-th')).toEqual({ text: 'บ้าน', lang: undefined });
  expect(localizedText({ en: 'House' }, 'th-th')).toEqual({ text: 'House', lang: 'en' });
  expect(localizedText({ th: 'บ้าน' }, 'en-us')).toEqual({ text: 'บ้าน', lang: 'th' });
});

it('languageOf returns the language of the text', () => {
  expect(languageOf({ th: 'บ้าน', en: 'House' }, 'th-th')).toBe('th-TH');
  expect(languageOf({ th: 'บ้าน' }, 'en-us')).toBe('th');
});

const always: LocaleRouting = { defaultLocale: 'en-us', prefix: 'always' };
const asNeeded: LocaleRouting = { defaultLocale: 'th-th', prefix: 'as-needed' };

describe('L4 localizedPath', () => {
  it.each([
    ['/', '/en-us'],
    ['/properties/1', '/en-us/properties/1'],
    ['/?a=b', '/en-us?a=b'],
    ['/#top', '/en-us#top'],
    ['/search?q=a#b', '/en-us/search?q=a#b'],
  ])('prefixes %s', (path, expected) => {
    expect(localizedPath('en-us', path, always)).toBe(expected);
  });

  it('omits the prefix of the default locale if prefixes are as needed', () => {
    expect(localizedPath('th-th', '/properties/1', asNeeded)).toBe('/properties/1');
    expect(localizedPath('th-th', '/', asNeeded)).toBe('/');
    expect(localizedPath('en-us', '/properties/1', asNeeded)).toBe('/en-us/properties/1');
  });

  it('is reversed by splitLocale', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('en-us' as const, 'th-th' as const), (webPath, locale) => {
        const path = `/${webPath.replace(/^\/+/, '')}`;
        expect(splitLocale(localizedPath(locale, path, always))).toEqual({ locale, path });
      }),
    );
  });
});

describe('splitLocale', () => {
  it('accepts a bare root, and ignores a path that only begins like a locale', () => {
    expect(splitLocale('/en-us')).toEqual({ locale: 'en-us', path: '/' });
    expect(splitLocale('/en-us?a=b')).toEqual({ locale: 'en-us', path: '/?a=b' });
    expect(splitLocale('/en-usual/x')).toEqual({ locale: null, path: '/en-usual/x' });
    expect(splitLocale('/constructor')).toEqual({ locale: null, path: '/constructor' });
  });
});

it.each([
  ['/fr-fr/properties/1', true],
  ['/de', true],
  ['/EN-US', true],
  ['/en-us', false],
  ['/properties/1', false],
  ['/', false],
])('L7 hasUnknownLocale(%s) is %s', (path, unknown) => {
  expect(hasUnknownLocale(path)).toBe(unknown);
});

it('L3 sets the cookie for a year, on every path, with SameSite=Lax', () => {
  expect(localeCookie('th-th', false)).toBe('i18n_redirected=th-th; Max-Age=31536000; Path=/; SameSite=Lax');
});

it('L3 sets Secure if the site uses TLS', () => {
  expect(localeCookie('en-us', true)).toBe('i18n_redirected=en-us; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});
