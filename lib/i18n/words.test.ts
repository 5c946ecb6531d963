import { expect, it } from 'vitest';
import { languageOf, words } from './words';

it('returns the text in the requested language, or else in the other language with its code', () => {
  expect(words({ th: 'บ้าน', en: 'House' }, 'th-th')).toEqual({ text: 'บ้าน', lang: undefined });
  expect(words({ en: 'House' }, 'th-th')).toEqual({ text: 'House', lang: 'en' });
  expect(words({ th: 'บ้าน' }, 'en-us')).toEqual({ text: 'บ้าน', lang: 'th' });
});

it('languageOf returns the language of the text', () => {
  expect(languageOf({ th: 'บ้าน', en: 'House' }, 'th-th')).toBe('th-TH');
  expect(languageOf({ th: 'บ้าน' }, 'en-us')).toBe('th');
});
