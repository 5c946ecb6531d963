import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../fold';
import { Letters } from './letters';

const textOf = ({ units, count }: Letters) => String.fromCharCode(...units.subarray(0, count));

it('folds a text like fold', () => {
  const letter = fc.oneof(
    fc.constantFrom('เ', 'เ', 'แ', 'ฯ', 'ำ', 'ํา', '้', '๗', 'A', 'é', 'ﬁ', '\u200b', ' ', '\n', '\t', '𝒜', '\ud800'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  const letters = new Letters();
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 20 }), (text) => {
      letters.writeFolded(text);
      expect(textOf(letters)).toBe(fold(text));
    }),
    { numRuns: 2_000 },
  );
});

it('grows for long texts', () => {
  const letters = new Letters();
  letters.write('ก'.repeat(5_000));
  expect(textOf(letters)).toHaveLength(5_000);
});
