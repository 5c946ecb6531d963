import { expect, it } from 'vitest';
import { wordingOf } from './wording';

const visit = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({ method, url, headers });

it('is the same for those who ask for the same page in the same encodings', () => {
  const asked = wordingOf(visit('/th-th/search?q=1', { 'accept-encoding': 'br', cookie: 'a=1', 'user-agent': 'a' }));
  expect(wordingOf(visit('/th-th/search?q=1', { 'accept-encoding': 'br', cookie: 'b=2' }, 'HEAD'))).toBe(asked);
  expect(wordingOf(visit('/th-th/search?q=2', { 'accept-encoding': 'br' }))).not.toBe(asked);
  expect(wordingOf(visit('/th-th/search?q=1', { 'accept-encoding': 'gzip' }))).not.toBe(asked);
  expect(wordingOf(visit('/th-th/search?q=1'))).not.toBe(asked);
});

it.each([
  ['data', visit('/th-th', { rsc: '1' })],
  ['a form', visit('/th-th', {}, 'POST')],
  ['an address without locale', visit('/')],
  ['one that only begins like a locale', visit('/th-thai')],
])('is nothing for %s', (_, asked) => {
  expect(wordingOf(asked)).toBeNull();
});
