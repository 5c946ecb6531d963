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

it('writes the hours in the form of each language', () => {
  const office = { hours: [{ days: [0], opens: '09:30', closes: '17:30' }] };
  expect(openingHours(office, 'th-th')).toEqual(['วันอาทิตย์ 09.30–17.30\u00a0น.']);
  expect(openingHours(office, 'en-us')).toEqual(['Sunday 09:30\u00a0–\u00a017:30']);
});
