import { expect, it } from 'vitest';
import { languageOf, words } from './words';

it('takes the own language, else the other one and says which', () => {
  expect(words({ th: 'บ้าน', en: 'House' }, 'th-th')).toEqual({ text: 'บ้าน', lang: undefined });
  expect(words({ en: 'House' }, 'th-th')).toEqual({ text: 'House', lang: 'en' });
  expect(words({ th: 'บ้าน' }, 'en-us')).toEqual({ text: 'บ้าน', lang: 'th' });
});

it('tells the language that the words are in', () => {
  expect(languageOf({ th: 'บ้าน', en: 'House' }, 'th-th')).toBe('th-TH');
  expect(languageOf({ th: 'บ้าน' }, 'en-us')).toBe('th');
});
