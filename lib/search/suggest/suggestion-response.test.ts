import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { expect, it } from 'vitest';
import { emphasise, isSuggestionResponses } from './suggestion-response';

const good = { kind: 'station', path: '/search?station=BTS-E9', name: 'On Nut', note: 'BTS station', homes: '4 homes' };

it('accepts suggestions', () => {
  expect(isSuggestionResponses([])).toBe(true);
  expect(isSuggestionResponses([good])).toBe(true);
});

it.each([
  ['no list', good],
  ['nothing', null],
  ['a string', ['x']],
  ['another kind', [{ ...good, kind: 'road' }]],
  ['another host', [{ ...good, path: '//evil.example' }]],
  ['a backslash', [{ ...good, path: '/\\evil.example' }]],
  ['a script', [{ ...good, path: 'javascript:alert(1)' }]],
  ['no name', [{ ...good, name: undefined }]],
  ['a number', [{ ...good, homes: 4 }]],
])('rejects %s', (_, value) => {
  expect(isSuggestionResponses(value)).toBe(false);
});

it.each([
  ['Lat Phrao', 'lat', ['', 'Lat', ' Phrao']],
  ['Lat Phrao', ' PHR ', ['Lat ', 'Phr', 'ao']],
  ['On Nut', 'condo on nu', ['', 'On Nu', 't']],
  ['อ่อนนุช', 'คอนโดอ่อนนุ', ['', 'อ่อนนุ', 'ช']],
  ['อ่อนนุช', 'อ่อนน', ['', 'อ่อนนุ', 'ช']],
  ['ลาดพร้าว', 'Ladprao', ['ลาดพร้าว', '', '']],
  ['Ari', '', ['Ari', '', '']],
  ['Ari', '.*', ['Ari', '', '']],
  ['ทวิน อ่อนนุช', 'คอนโด 1 ห้องนอน อ่อน', ['ทวิน ', 'อ่อน', 'นุช']],
])('emphasises in %s the typed text %s', (name, typed, parts) => {
  expect(emphasise(name, typed)).toEqual(parts);
});

it('keeps every character of a name', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (name, typed) => {
      expect(emphasise(name, typed).join('')).toBe(name);
    }),
    { numRuns: 50 },
  );
});
