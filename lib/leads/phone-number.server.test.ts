import fc from 'fast-check';
import { DASHES } from 'thai-property-search/testing/dashes';
import { expect, it } from 'vitest';
import { phoneNumber } from './lead-of-form.server';

it.each([
  ['081 234 5678', '+66812345678'],
  ['๐๘๑-๒๓๔-๕๖๗๘', '+66812345678'],
  ['+66 81 234 5678', '+66812345678'],
  ['+66 (0)81-234-5678', '+66812345678'],
  ['0066812345678', '+66812345678'],
  ['0033 6 12 34 56 78', '+33612345678'],
  ['๐๐๘๑ 90-1234-5678', '+819012345678'],
  ['001 1 212 555 0123', '+12125550123'],
  ['001 44 20 7946 0018', '+442079460018'],
  ['02 123 4567', '+6621234567'],
  ['\u202a+66 81 234 5678\u202c', '+66812345678'],
  ['081–234‑5678', '+66812345678'],
  ['(053) 123 456', '+6653123456'],
  ['+49 30 123456', '+4930123456'],
  ['+1 212 555 0123', '+12125550123'],
  ['0812345', null],
  ['call me 081 234 5678', null],
  ['+66 81 234 5678 9999', null],
  ['', null],
])('reads %j as %s', (typed, number) => expect(phoneNumber(typed)).toBe(number));

it.each(DASHES)('reads a number with %j between its groups', (dash) => {
  expect(phoneNumber(['081', '234', '5678'].join(dash))).toBe('+66812345678');
});

it('never throws, and returns E.164 or null', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      expect(phoneNumber(typed) ?? '+6600000').toMatch(/^\+[1-9]\d{6,14}$/);
    }),
  );
});
