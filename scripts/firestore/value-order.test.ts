import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commitTime } from './commit-clock';
import { canonicalInstant, type Value } from './value';
import { compareNames, compareText, compareValues } from './value-order';

const text = fc.string({ unit: 'binary' });

it('texts are in the order of their UTF-8 bytes', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
  expect(compareText('\uffff', '😀')).toBeLessThan(0);
});

it('values are in the order of their types, then their own', () => {
  const ascending: Value[] = [
    { nullValue: null },
    { booleanValue: false },
    { booleanValue: true },
    { doubleValue: 'NaN' },
    { doubleValue: '-Infinity' },
    { integerValue: '-1' },
    { doubleValue: 0.5 },
    { integerValue: '9007199254740992' },
    { integerValue: '9007199254740993' },
    { doubleValue: 'Infinity' },
    { timestampValue: '2026-01-01T00:00:00.000000Z' },
    { timestampValue: '2026-01-01T00:00:00.000001Z' },
    { stringValue: '' },
    { stringValue: '2026' },
    { bytesValue: 'AQ==' },
    { referenceValue: 'projects/p/databases/d/documents/a/b' },
    { referenceValue: 'projects/p/databases/d/documents/a/b/c/d' },
    { referenceValue: 'projects/p/databases/d/documents/a-/a' },
    { geoPointValue: { latitude: 13, longitude: 100 } },
    { geoPointValue: { latitude: 14, longitude: 99 } },
    { arrayValue: {} },
    { arrayValue: { values: [{ integerValue: '2' }] } },
    { arrayValue: { values: [{ integerValue: '2' }, { integerValue: '1' }] } },
    { mapValue: {} },
    { mapValue: { fields: { b: { integerValue: '1' }, a: { integerValue: '1' } } } },
    { mapValue: { fields: { b: { integerValue: '1' } } } },
  ];
  for (const [i, a] of ascending.entries()) {
    for (const [j, b] of ascending.entries()) {
      expect(Math.sign(compareValues(a, b)), JSON.stringify([a, b])).toBe(Math.sign(i - j));
    }
  }
  expect(compareValues({ integerValue: '5' }, { doubleValue: 5 })).toBe(0);
  expect(compareNames('a/b', 'a/b')).toBe(0);
});

it.each([
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000000Z'],
  ['2026-01-01T00:00:00.5Z', '2026-01-01T00:00:00.500000Z'],
  ['2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00.123456Z'],
  ['2026-13-01T00:00:00Z', null],
  ['2026-01-01', null],
  ['2026-01-01T00:00:00+07:00', null],
])('the instant %s is kept as %s', (given, kept) => {
  expect(canonicalInstant(given)).toBe(kept);
});

it('no two commits are of one moment, and none is of a moment to come', () => {
  const times = Array.from({ length: 1_000 }, commitTime);
  expect(times).toEqual([...new Set(times)].sort());
  expect(Math.abs(Date.parse(times[0] ?? '') - Date.now())).toBeLessThan(1_000);
});
