import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSummaryList, readIds, toListingSummary } from './listing-summary';
import { parseCollection } from './parse-collection';
import { listingDocumentFixture as fixture } from './testing/documents';

const [listing] = parseCollection('listings', [fixture]).values();

describe('readIds', () => {
  it('reads each id once, in order', () => {
    expect(readIds('rm-2,rm-1,rm-2')).toEqual(['rm-2', 'rm-1']);
  });

  it.each([null, '', 'rm-1,', '../x', 'a b', '__proto__', Array.from({ length: 101 }, (_, id) => `r${id}`).join(',')])(
    'rejects %j',
    (ids) => {
      expect(readIds(ids)).toBeNull();
    },
  );
});

it('counts zero bedrooms only for a condo, which is a studio then', () => {
  if (listing === undefined) throw new Error('the fixture is no listing');
  expect(toListingSummary({ ...listing, propertyType: 'condo', bedrooms: 0 }).bedrooms).toBe(0);
  expect(toListingSummary({ ...listing, propertyType: 'shophouse', bedrooms: 0 }).bedrooms).toBeUndefined();
});

describe('isSummaryList', () => {
  it('recognises the answer of the server, also after JSON', () => {
    if (listing === undefined) throw new Error('the fixture is no listing');
    const summary = toListingSummary(listing);
    expect(summary).toMatchObject({ id: 'rm-1', price: 3_500_000, picture: null });
    expect(isSummaryList(JSON.parse(JSON.stringify([summary])))).toBe(true);
    expect(isSummaryList([{ ...summary, price: 'free' }])).toBe(false);
    expect(isSummaryList([{ ...summary, title: {} }])).toBe(false);
    expect(isSummaryList([{ ...summary, picture: { url: 1 } }])).toBe(false);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof isSummaryList([value]) === 'boolean'));
  });
});
