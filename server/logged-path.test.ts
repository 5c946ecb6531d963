import { expect, it } from 'vitest';
import { loggedPath } from './logged-path';

it('leaves out queries, tokens and lead ids, and has at most 200 characters', () => {
  expect(loggedPath('/th-th/search?q=0812345678')).toBe('/th-th/search');
  expect(loggedPath('/th-th/contact-us-for-sell/again/secret-token')).toBe('/th-th/contact-us-for-sell/again/…');
  expect(loggedPath('/en-us/listings/rm-1001/enquire/sent/RM-7F3K?day=1')).toBe(
    '/en-us/listings/rm-1001/enquire/sent/…',
  );
  expect(loggedPath(`/${'x'.repeat(9_000)}`)).toHaveLength(200);
});
