import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInstant } from './find-homes.server';

it('reads an instant in UTC', () => {
  expect(readInstant('2026-11-21T03:00:00Z')).toBe(Date.UTC(2026, 10, 21, 3));
  expect(readInstant('2026-11-21T03:00:00.5Z')).toBe(Date.UTC(2026, 10, 21, 3, 0, 0, 500));
});

it.each([
  null,
  '',
  '2026-11-21',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T03:00:00+07:00',
  '+012026-11-21T03:00:00Z',
  '1763694000000',
  'NaN',
])('rejects %j', (text) => {
  expect(readInstant(text)).toBeNull();
});

it('reads every instant that a browser writes, and never throws', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      expect(readInstant(date.toISOString())).toBe(date.getTime());
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => readInstant(text) === null));
});
