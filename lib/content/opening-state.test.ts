import { expect, it } from 'vitest';
import { openingState } from './opening-state';

/** Closed on Sunday mornings, and at noon on weekdays. */
const HOURS = [
  { days: [1, 2, 3, 4, 5], opens: '13:00', closes: '18:00' },
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '12:00' },
  { days: [0], opens: '10:00', closes: '16:00' },
];

it.each([
  // 28 November 2026 is a Saturday.
  ['2026-11-27T09:00+07:00', { isOpen: true, day: 5, isToday: true, time: '12:00' }],
  ['2026-11-27T11:59+07:00', { isOpen: true, day: 5, isToday: true, time: '12:00' }],
  ['2026-11-27T12:00+07:00', { isOpen: false, day: 5, isToday: true, time: '13:00' }],
  ['2026-11-27T18:00+07:00', { isOpen: false, day: 0, isToday: false, time: '10:00' }],
  ['2026-11-29T00:30+07:00', { isOpen: false, day: 0, isToday: true, time: '10:00' }],
])('at %s', (time, state) => {
  expect(openingState(HOURS, Date.parse(time))).toEqual(state);
});

it('waits a week for an office that opens once a week, and knows nothing without hours', () => {
  const sundays = [{ days: [0], opens: '10:00', closes: '16:00' }];
  const state = { isOpen: false, day: 0, isToday: false, time: '10:00' };
  expect(openingState(sundays, Date.parse('2026-11-29T16:00+07:00'))).toEqual(state);
  expect(openingState([], 0)).toBeNull();
});

it.each([
  ['00:00', '23:59', { isOpen: true, day: 5, isToday: true, time: '00:00' }],
  ['02:00', '23:59', { isOpen: true, day: 5, isToday: true, time: '02:00' }],
  ['02:00', '17:59', { isOpen: false, day: 5, isToday: true, time: '18:00' }],
])('with hours that end at %s, at %s', (closes, clock, state) => {
  const fridays = [{ days: [5], opens: '18:00', closes }];
  expect(openingState(fridays, Date.parse(`2026-11-27T${clock}+07:00`))).toEqual(state);
});
