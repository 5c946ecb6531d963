import { expect, it } from 'vitest';
import { localeCookie } from './locale-cookie';

it('L3 sets the cookie for a year, on every path, with SameSite=Lax', () => {
  expect(localeCookie('th-th', false)).toBe('i18n_redirected=th-th; Max-Age=31536000; Path=/; SameSite=Lax');
});

it('L3 sets Secure if the site uses TLS', () => {
  expect(localeCookie('en-us', true)).toBe('i18n_redirected=en-us; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});
