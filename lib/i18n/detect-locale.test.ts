import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../config/constants';
import { detectLocale } from './detect-locale';

const detect = (cookie: string | undefined, acceptLanguage: string | null, fallback: 'en-us' | 'th-th' = 'en-us') =>
  detectLocale({ cookie, acceptLanguage }, fallback);

describe('L2 detectLocale', () => {
  it('prefers a valid cookie', () => {
    expect(detect('th-th', 'en-US')).toBe('th-th');
  });

  it('ignores a cookie without a known locale', () => {
    expect(detect('fr-fr', 'th')).toBe('th-th');
    expect(detect('constructor', null, 'th-th')).toBe('th-th');
  });

  it.each([
    ['th-TH,th;q=0.9,en;q=0.8', 'th-th'],
    ['en;q=0.5, th;q=0.9', 'th-th'],
    ['fr-FR, de;q=0.9, th;q=0.1', 'th-th'],
    ['en-GB', 'en-us'],
    ['th;q=0, en;q=0.1', 'en-us'],
    ['TH-th', 'th-th'],
  ] as const)('orders %s by q, and matches exactly, then by primary language', (header, locale) => {
    expect(detect(undefined, header, locale === 'en-us' ? 'th-th' : 'en-us')).toBe(locale);
  });

  it('falls back to the default', () => {
    expect(detect(undefined, null, 'th-th')).toBe('th-th');
    expect(detect(undefined, 'ja, zh', 'th-th')).toBe('th-th');
  });

  it('returns a known locale for any input', () => {
    fc.assert(
      fc.property(fc.option(anyText(), { nil: undefined }), anyText({ maxLength: 5_000 }), (cookie, header) => {
        expect(LOCALES).toContain(detect(cookie, header));
      }),
    );
  });
});
