import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batches, type Write } from './database';

const writes = fc
  .array(fc.nat(400))
  .map((sizes) => sizes.map((size, id): Write => ({ id: String(id), fields: { text: 'ก'.repeat(size) } })));
const bytesOf = (batch: readonly Write[]) =>
  batch.reduce((sum, write) => sum + Buffer.byteLength(JSON.stringify(write)), 0);

it('contains every write once, in order, in batches that fit into one commit', () => {
  fc.assert(
    fc.property(writes, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3_000 }), (all, most, bytes) => {
      const groups = [...batches(all, { writes: most, bytes })];
      expect(groups.flat()).toEqual(all);
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(0);
        expect(group.length).toBeLessThanOrEqual(most);
        // A document above the limit gets a batch to itself.
        if (group.length > 1) expect(bytesOf(group)).toBeLessThanOrEqual(bytes);
      }
    }),
  );
});

it('puts at most 500 writes into a batch', () => {
  const many = Array.from({ length: 1_201 }, (_, id): Write => ({ id: String(id), fields: null }));
  expect([...batches(many)].map((batch) => batch.length)).toEqual([500, 500, 201]);
});
