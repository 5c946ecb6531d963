import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batches, type Write } from './database';

const writes = fc
  .array(fc.nat(400))
  .map((sizes) => sizes.map((size, id): Write => ({ id: String(id), fields: { text: 'ก'.repeat(size) } })));
const bytesOf = (batch: readonly Write[]) =>
  batch.reduce((sum, write) => sum + Buffer.byteLength(JSON.stringify(write)), 0);

it('has every write once, in order, and never more than one commit takes', () => {
  fc.assert(
    fc.property(writes, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3_000 }), (all, most, bytes) => {
      const groups = [...batches(all, { writes: most, bytes })];
      expect(groups.flat()).toEqual(all);
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(0);
        expect(group.length).toBeLessThanOrEqual(most);
        // A document that is too big alone goes alone.
        if (group.length > 1) expect(bytesOf(group)).toBeLessThanOrEqual(bytes);
      }
    }),
  );
});

it('takes at most 500 writes', () => {
  const many = Array.from({ length: 1_201 }, (_, id): Write => ({ id: String(id), fields: null }));
  expect([...batches(many)].map((batch) => batch.length)).toEqual([500, 500, 201]);
});
