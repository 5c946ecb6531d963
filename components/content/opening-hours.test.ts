import { expect, it } from 'vitest';
import { openingHours } from './opening-hours';

const open = (days: number[]) =>
  openingHours({ hours: [{ days, opens: '09:00', closes: '18:00' }] }, 'en-us')[0]?.split(' 09')[0];

it('shows consecutive days as a range, and other days as a list', () => {
  expect(open([1, 2, 3, 4, 5, 6])).toBe('Monday – Saturday');
  expect(open([1, 3, 5])).toBe('Monday, Wednesday, and Friday');
  expect(open([0, 6])).toBe('Sunday and Saturday');
  expect(open([0])).toBe('Sunday');
});
