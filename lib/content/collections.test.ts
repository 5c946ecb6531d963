import { expect, it } from 'vitest';
import { camelKeys, isPublic, publicStatuses } from './collections';

it('renames keys at every depth and keeps values', () => {
  const document = { price_history: [{ at: 'x', price_note: { th: 'a_b' } }], isPhonenumber: true, tour_360: null };
  expect(camelKeys(document)).toEqual({
    priceHistory: [{ at: 'x', priceNote: { th: 'a_b' } }],
    isPhonenumber: true,
    tour360: null,
  });
});

it('W2 publishes only active contacts, but also reserved and sold listings', () => {
  expect(publicStatuses('contact_widget')).toEqual(['Active']);
  expect(publicStatuses('listings')).toEqual(['Active', 'Reserved', 'Sold']);
  expect(publicStatuses('provinces')).toBeNull();
});

it('hides drafts and inactive documents', () => {
  expect(
    ['Active', 'Reserved', 'Sold', 'Inactive', 'Draft'].filter((recordStatus) => isPublic({ recordStatus })),
  ).toEqual(['Active', 'Reserved', 'Sold']);
  expect(isPublic({})).toBe(true);
});
