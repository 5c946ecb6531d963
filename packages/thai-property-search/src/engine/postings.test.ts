import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, Postings, rowOf } from './postings';

const all = (postings: Postings, term: number) =>
  postings.of(term).flatMap((list) => [...list].map((posting) => [rowOf(posting), fieldsOf(posting)]));

describe('Postings', () => {
  it('hold each row of a term once with all its fields, in order, whether added before or after packing', () => {
    const added = fc.array(fc.record({ row: fc.nat(20), term: fc.nat(5), bit: fc.nat(7) }), { maxLength: 60 });
    fc.assert(
      fc.property(added, fc.nat(20), (some, packedFrom) => {
        const inOrder = some.toSorted((a, b) => a.row - b.row);
        const postings = new Postings();
        for (const { row, term, bit } of inOrder.filter((one) => one.row < packedFrom))
          postings.add(term, row, 1 << bit);
        postings.pack(6);
        for (const { row, term, bit } of inOrder.filter((one) => one.row >= packedFrom))
          postings.add(term, row, 1 << bit);
        for (let term = 0; term < 6; term++) {
          const rows = new Map<number, number>();
          for (const one of inOrder)
            if (one.term === term) rows.set(one.row, (rows.get(one.row) ?? 0) | (1 << one.bit));
          expect(all(postings, term)).toEqual([...rows]);
          expect(postings.count(term)).toBe(rows.size);
        }
      }),
    );
  });

  it('support a term that was added after packing', () => {
    const postings = new Postings();
    postings.pack(0);
    expect(all(postings, 7)).toEqual([]);
    postings.add(7, 3, 1);
    expect(all(postings, 7)).toEqual([[3, 1]]);
  });
});
