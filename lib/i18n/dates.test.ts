import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bangkokDay,
  bangkokDayNumber,
  dayAfter,
  dayFirstDate,
  formatInputDate,
  fullDate,
  isDay,
  localYear,
  longDate,
  parseInputDate,
  shortDate,
  weekdayDate,
  yearOf,
} from './dates';

describe('X dates', () => {
  it('uses Buddhist years in Thai text, and the day in Bangkok', () => {
    expect(longDate('2026-11-20T18:30:00Z', 'th-th')).toBe('21\u00a0พฤศจิกายน 2569');
    expect(longDate('2026-11-20T18:30:00Z', 'en-us')).toBe('November 21, 2026');
    expect([localYear(2026, 'th-th'), localYear(2026, 'en-us')]).toEqual(['2569', '2026']);
    expect(yearOf(Date.parse('2026-12-31T17:00:00Z'), 'th-th')).toBe('2570');
    expect(yearOf(Date.parse('2026-12-31T16:00:00Z'), 'en-us')).toBe('2026');
    expect(shortDate('2026-11-20T18:30:00Z', 'th-th')).toBe('21\u00a0พ.ย. 2569');
  });

  it('contain the weekday of an ISO day', () => {
    expect(fullDate('2026-11-27', 'th-th')).toBe('วันศุกร์ที่ 27\u00a0พฤศจิกายน 2569');
    expect(fullDate('2026-11-27', 'en-us')).toBe('Friday, November 27, 2026');
    expect([weekdayDate('2026-11-27', 'th-th'), weekdayDate('2026-11-27', 'en-us')]).toEqual([
      'ศุกร์ 27\u00a0พ.ย.',
      'Fri, Nov 27',
    ]);
  });

  it('adds days across months and leap years', () => {
    expect(dayAfter('2026-11-22', 60)).toBe('2027-01-21');
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(['2028-02-29', '2027-02-29', '2026-1-1', '2026-12-24T00:00', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('uses the time zone of Bangkok, seven hours ahead', () => {
    expect(bangkokDay(Date.parse('2026-12-31T16:59:59Z'))).toBe('2026-12-31');
    expect(bangkokDay(Date.parse('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
  });

  it('uses mm/dd/yyyy in date inputs, and accepts Buddhist years and Thai digits', () => {
    expect(formatInputDate('2026-11-05')).toBe('11/05/2026');
    expect(parseInputDate(' 2/29/2028 ')).toBe('2028-02-29');
    expect(parseInputDate('2/29/2571')).toBe('2028-02-29');
    expect(parseInputDate('๒/๒๙/๒๕๗๑')).toBe('2028-02-29');
  });

  it.each(['2/29/2027', '2/29/2570', '29/2/2570', '13/13/2026', '00/10/2026', '32/12/2026', '1/1/26', 'tomorrow', ''])(
    'rejects %s',
    (typed) => {
      expect(parseInputDate(typed)).toBeNull();
    },
  );

  it('numbers the days in Bangkok', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        expect(dayAfter('1970-01-01', bangkokDayNumber(now))).toBe(bangkokDay(now));
      }),
    );
  });

  it('reads back every date that it writes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(parseInputDate(formatInputDate(day))).toBe(day);
        },
      ),
    );
  });
});

it('X takes the day first if the text can only mean that', () => {
  const days = ['13/1/2026', '31/12/2569', '12/11/2026', '1/2/2026'].map((typed) => parseInputDate(typed));
  expect(days).toEqual(['2026-01-13', '2026-12-31', '2026-12-11', '2026-01-02']);
});

it('a day from a first day on has the day before the month, unless only the other way round is late enough', () => {
  const typed = ['12/1/2570', '5/12/2569', '12/5/2569', '12/29/2569', '3/2/2569'];
  const days = typed.map((text) => parseInputDate(text, '2026-11-28'));
  expect(days).toEqual(['2027-01-12', '2026-12-05', '2026-12-05', '2026-12-29', '2026-02-03']);
  expect(dayFirstDate('2026-12-13', 'th-th')).toBe('13/12/2569');
  expect(parseInputDate(dayFirstDate('2027-01-12', 'en-us'), '2026-11-28')).toBe('2027-01-12');
});
