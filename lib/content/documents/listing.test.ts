import { DASHES } from 'thai-property-search/testing/dashes';
import { expect, it } from 'vitest';
import { listingCode } from './listing';

it.each([
  'RM-1001',
  'rm_1001',
  'rm.1001',
  'RM 1001',
  'rm1001',
  ' RM - ๑๐๐๑ ',
  ...DASHES.map((dash) => `RM${dash}1001`),
])('reads %j as RM-1001', (typed) => expect(listingCode(typed)).toBe('RM-1001'));

it.each(['', 'R-1001', 'RM-12', 'RM-1234567', 'ร–1001', 'RM-1001a', 'RM--1001/2'])('returns %j unchanged', (typed) =>
  expect(listingCode(typed)).toBe(typed),
);
