import { expect, it } from 'vitest';
import { localeCookie } from './locale-cookie';

it('L3 keeps the cookie a year, on every path, SameSite lax', () => {
  expect(localeCookie('th-th', false)).toBe('i18n_redirected=th-th; Max-Age=31536000; Path=/; SameSite=Lax');
});

it('L3 keeps it to TLS where the site has it', () => {
  expect(localeCookie('en-us', true)).toBe('i18n_redirected=en-us; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});
