import { expect, it } from 'vitest';
import { localeCookie } from './locale-cookie';

it('L3 keeps the cookie a year, on every path, SameSite lax', () => {
  expect(localeCookie('th-th')).toBe('i18n_redirected=th-th; Max-Age=31536000; Path=/; SameSite=Lax');
});
