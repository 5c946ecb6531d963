import { expect, it } from 'vitest';
import { gtmIdFault } from './env';

it('A1 accepts GTM- followed by upper-case letters and digits', () => {
  expect(gtmIdFault('GTM-AB12CD')).toBeNull();
});

it.each([
  ['gtm-abc', " Did you mean 'GTM-ABC'?"],
  ['GTM_ABC', " Did you mean 'GTM-GTMABC'?"],
  ['UA-1', " Did you mean 'GTM-1'?"],
  ['GTM-', ''],
])('A1 rejects %s with the message of the original', (id, hint) => {
  expect(gtmIdFault(id)).toBe(`'${id}' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/).${hint}`);
});
