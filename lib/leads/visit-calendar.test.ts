import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Viewing, visitCalendar } from './visit-calendar';

const viewing: Viewing = {
  uid: 'rm-1001-2026-12-31-3F9A-07C1@rommai.example',
  time: { day: '2026-12-31', part: 'morning' },
  title: 'นัดชม RM-1001',
  place: 'พญาไท; กรุงเทพฯ, ไทย',
  text: 'ยังไม่ยืนยัน\nเราจะโทรกลับ',
  url: 'https://rommai.example/th-th/listings/rm-1001',
  now: Date.parse('2026-11-22T05:00:00Z'),
};

/** Unfolds and unescapes lines as a calendar application does (RFC 5545 §3.1, §3.3.11). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const unescaped = (value: string) => value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

it('has the lines that the standard requires, in order', () => {
  expect(unfolded(visitCalendar(viewing))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rommai Property//Viewing//EN',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Bangkok',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:rm-1001-2026-12-31-3F9A-07C1@rommai.example',
    'DTSTAMP:20261122T050000Z',
    'DTSTART;TZID=Asia/Bangkok:20261231T090000',
    'DTEND;TZID=Asia/Bangkok:20261231T120000',
    'SUMMARY:นัดชม RM-1001',
    'LOCATION:พญาไท\\; กรุงเทพฯ\\, ไทย',
    'DESCRIPTION:ยังไม่ยืนยัน\\nเราจะโทรกลับ',
    'URL:https://rommai.example/th-th/listings/rm-1001',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('has the hours of the chosen part of the day, in Bangkok', () => {
  const times = (part: 'afternoon' | 'evening') =>
    unfolded(visitCalendar({ ...viewing, time: { day: '2026-12-31', part } })).slice(14, 16);
  expect(times('afternoon')).toEqual([
    'DTSTART;TZID=Asia/Bangkok:20261231T120000',
    'DTEND;TZID=Asia/Bangkok:20261231T170000',
  ]);
  expect(times('evening')).toEqual([
    'DTSTART;TZID=Asia/Bangkok:20261231T170000',
    'DTEND;TZID=Asia/Bangkok:20261231T200000',
  ]);
});

it('covers the whole day if no part was chosen', () => {
  const lines = unfolded(visitCalendar({ ...viewing, time: { day: '2026-12-31' } }));
  expect(lines.slice(14, 16)).toEqual(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']);
});

it('folds lines at 75 bytes, keeps every printable character, and escapes line breaks in a title', () => {
  const anyTitle = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
    fc.string({
      unit: fc.constantFrom('\r', '\n', '\\', ';', ',', 'ก', '\u0000', '\ud800', 'น้ำ', 'X'),
      maxLength: 90,
      size: 'max',
    }),
  );
  fc.assert(
    fc.property(anyTitle, (title) => {
      const text = visitCalendar({ ...viewing, title });
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
      const lines = unfolded(text);
      expect(lines).toHaveLength(24);
      const written = unescaped(lines[16]?.slice('SUMMARY:'.length) ?? '');
      const expected = title
        .toWellFormed()
        .replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
        .replace(/(?![\t\n])\p{Cc}/gu, '');
      expect(written).toBe(expected);
    }),
  );
});
