import { expect, it } from 'vitest';
import { lineAskUrl, lineShareUrl, lineUrl } from './line-urls';

it('uses the id of an official account, and a tilde before the id of a person', () => {
  expect(lineUrl('@rommai')).toBe('https://line.me/R/ti/p/%40rommai');
  expect(lineUrl('https://lin.ee/AbC12')).toBe('https://lin.ee/AbC12');
  expect(lineUrl('som chai')).toBe('https://line.me/ti/p/~som%20chai');
});

it('prefills a message for an official account, and opens the profile of any other', () => {
  expect(lineAskUrl('@rommai', 'สนใจ RM-1 & 2?')).toBe(
    'https://line.me/R/oaMessage/%40rommai/?%E0%B8%AA%E0%B8%99%E0%B9%83%E0%B8%88%20RM-1%20%26%202%3F',
  );
  expect(lineAskUrl('somchai', 'RM-1')).toBe(lineUrl('somchai'));
});

it('keeps the query of the shared address', () => {
  expect(new URL(lineShareUrl('https://a.example/x?b=1&c=2#d')).searchParams.get('url')).toBe(
    'https://a.example/x?b=1&c=2#d',
  );
});
