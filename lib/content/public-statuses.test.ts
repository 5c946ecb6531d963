import { expect, it } from 'vitest';
import { isPublic, publicStatuses } from './public-statuses';

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
