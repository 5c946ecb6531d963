import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { nearKeys, sharedPrefixLengths } from './name-index';

/** The reference implementation: a full edit-distance table (optimal string alignment). */
function edits(key: string, text: string): number {
  const table = Array.from({ length: key.length + 1 }, (_, row) =>
    Array.from({ length: text.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= key.length; row += 1) {
    for (let column = 1; column <= text.length; column += 1) {
      const same = key[row - 1] === text[column - 1];
      const swapped = row > 1 && column > 1 && key[row - 1] === text[column - 2] && key[row - 2] === text[column - 1];
      const costs = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1)];
      const cost = Math.min(...costs, swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY);
      (table[row] ?? [])[column] = cost;
    }
  }
  return at(key.length, text.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ก'), maxLength: 9 });

it('finds the same keys as the reference implementation', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, fc.integer({ min: 1, max: 2 }), (words, text, atMost) => {
      const keys = words.toSorted();
      const found: [number, number][] = [];
      nearKeys(keys, sharedPrefixLengths(keys), text, atMost, (index, cost) =>
        found.push([index, Math.min(cost, atMost + 1)]),
      );
      const expected = keys.flatMap((key, index): [number, number][] => {
        const costs = Array.from({ length: key.length + 1 }, (_, length) => edits(key.slice(0, length), text));
        return Math.min(...costs) <= atMost ? [[index, Math.min(costs.at(-1) ?? 0, atMost + 1)]] : [];
      });
      expect(found).toEqual(expected);
    }),
    { numRuns: runs(2_000) },
  );
});
