import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';
import { Vocabulary } from './vocabulary';

function vocabularyOf(...terms: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const term of terms) vocabulary.add(term);
  vocabulary.sort();
  return vocabulary;
}

const termsOf = (vocabulary: Vocabulary, numbers: readonly number[]) =>
  numbers.map((number) => vocabulary.term(number));

describe('Vocabulary', () => {
  it('finds what begins so, also terms added since it was put in order', () => {
    const vocabulary = vocabularyOf('pool', 'poolside', 'port', 'poetry');
    vocabulary.add('pooling');
    expect(termsOf(vocabulary, vocabulary.completions('pool'))).toEqual(['poolside', 'pooling']);
    expect(vocabulary.hasCompletion('poo')).toBe(true);
    expect(vocabulary.hasCompletion('pz')).toBe(false);
    expect(vocabulary.hasCompletion('zz')).toBe(false);
  });

  it('finds the terms fewest edits away, and never one with a digit or a name', () => {
    const vocabulary = vocabularyOf('condo', 'conda', 'candor', 'cond1', '~condo');
    expect(termsOf(vocabulary, vocabulary.near('condu', 1).numbers)).toEqual(['condo', 'conda']);
    expect(vocabulary.near('zzzzz', 1).numbers).toEqual([]);
  });

  it('misses no term within the edits', () => {
    const word = fc.string({ unit: fc.constantFrom('ก', 'ข', 'q', 'b', 'k'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (terms, typed) => {
        const vocabulary = vocabularyOf(...terms);
        const edits = terms.map((term) => editDistance(typed, term, 2));
        const fewest = Math.min(2, ...edits);
        const expected = terms.filter((_, index) => edits[index] === fewest);
        expect(termsOf(vocabulary, vocabulary.near(typed, 2).numbers)).toEqual(expected);
      }),
    );
  });
});
