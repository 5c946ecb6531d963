import { expect, it } from 'vitest';
import { isPublic, publicStatuses } from './public-statuses';

it('W2 asks for active documents alone; a sold or reserved home keeps its page', () => {
  expect(publicStatuses('contact_widget')).toEqual(['Active']);
  expect(publicStatuses('listings')).toEqual(['Active', 'Reserved', 'Sold']);
  expect(publicStatuses('provinces')).toBeNull();
});

it('shows no draft', () => {
  expect(
    ['Active', 'Reserved', 'Sold', 'Inactive', 'Draft'].filter((recordStatus) => isPublic({ recordStatus })),
  ).toEqual(['Active', 'Reserved', 'Sold']);
  expect(isPublic({})).toBe(true);
});
