import { expect, it } from 'vitest';
import { camelKeys } from './camel-keys';

it('renames keys at every depth and keeps values', () => {
  const document = { price_history: [{ at: 'x', price_note: { th: 'a_b' } }], isPhonenumber: true, tour_360: null };
  expect(camelKeys(document)).toEqual({
    priceHistory: [{ at: 'x', priceNote: { th: 'a_b' } }],
    isPhonenumber: true,
    tour360: null,
  });
});
