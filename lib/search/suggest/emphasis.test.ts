import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emphasise } from './emphasis';

it.each([
  ['Lat Phrao', 'lat', ['', 'Lat', ' Phrao']],
  ['Lat Phrao', ' PHR ', ['Lat ', 'Phr', 'ao']],
  ['On Nut', 'condo on nu', ['', 'On Nu', 't']],
  ['อ่อนนุช', 'คอนโดอ่อนนุ', ['', 'อ่อนนุ', 'ช']],
  ['อ่อนนุช', 'อ่อนน', ['', 'อ่อนนุ', 'ช']],
  ['ลาดพร้าว', 'Ladprao', ['ลาดพร้าว', '', '']],
  ['Ari', '', ['Ari', '', '']],
  ['Ari', '.*', ['Ari', '', '']],
])('emphasises in %s the typed text %s', (name, typed, parts) => {
  expect(emphasise(name, typed)).toEqual(parts);
});

it('keeps every character of a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, typed) => {
      expect(emphasise(name, typed).join('')).toBe(name);
    }),
    { numRuns: 50 },
  );
});
