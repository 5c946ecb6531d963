import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { expect, it } from 'vitest';
import { isDay } from '../i18n/dates';
import { readLeadForm } from './lead-form';
import { formatVisitTime, parseVisitTime, visitTimes } from './visit-time';

it('is a day, with a part of the day if a known one is given', () => {
  expect(parseVisitTime('2026-12-24', 'morning')).toEqual({ day: '2026-12-24', part: 'morning' });
  expect(parseVisitTime('2026-12-24', 'night')).toEqual({ day: '2026-12-24' });
  expect(parseVisitTime('2026-12-24', null)).toEqual({ day: '2026-12-24' });
  for (const day of ['2026-02-30', '24/12/2026', '', '2026-12-24T00:00', undefined, null])
    expect(parseVisitTime(day, 'morning')).toBeUndefined();
});

it('never throws, and returns only valid days', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (day) => {
      const time = parseVisitTime(day, day);
      expect(time === undefined || isDay(time.day)).toBe(true);
    }),
  );
});

it('reads the times of a form, the preferred one first', () => {
  const form = { preferred_date: '12/26/2026', other_date: '๑๒/๒๔/๒๐๒๖', other_part: 'evening' };
  expect(visitTimes(readLeadForm(new Map(Object.entries(form)))).map(formatVisitTime)).toEqual([
    '2026-12-26',
    '2026-12-24 evening',
  ]);
  const choices = { preferred_date: '12/26/2026 morning', other_date: '12/26/2026', other_part: 'morning' };
  expect(visitTimes(readLeadForm(new Map(Object.entries(choices)))).map(formatVisitTime)).toEqual([
    '2026-12-26 morning',
  ]);
  const later = readLeadForm(new Map([['other_date', '12/24/2026']]));
  expect(visitTimes(later)).toEqual([{ day: '2026-12-24' }]);
});
