import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, Vocabulary } from './vocabulary';

function vocabularyOf(...terms: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const term of terms) vocabulary.add(term);
  return vocabulary;
}

const termsOf = (vocabulary: Vocabulary, numbers: readonly number[]) =>
  numbers.map((number) => vocabulary.term(number));

describe('Vocabulary', () => {
  it('completes a prefix in alphabetical order, also with terms that were added later', () => {
    const vocabulary = vocabularyOf('pool', 'poolside', 'port', 'poetry', '~poolside', 'pool4');
    expect(termsOf(vocabulary, vocabulary.completions('pool'))).toEqual(['poolside']);
    vocabulary.add('pooling');
    expect(termsOf(vocabulary, vocabulary.completions('pool'))).toEqual(['pooling', 'poolside']);
    expect(vocabulary.hasCompletion('poo')).toBe(true);
    expect(vocabulary.hasCompletion('pz')).toBe(false);
    expect(vocabulary.hasCompletion('zz')).toBe(false);
  });

  it('finds the terms with the fewest edits, except terms with digits and spelling keys of names', () => {
    const vocabulary = vocabularyOf('condo', 'conda', 'candor', 'cond1', '~condo');
    expect(termsOf(vocabulary, vocabulary.near('condu', 1).numbers)).toEqual(['condo', 'conda']);
    expect(vocabulary.near('zzzzz', 1).numbers).toEqual([]);
  });

  it('misses no term within the edit distance', () => {
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

describe('editDistance', () => {
  it.each([
    ['condo', 'condo', 0],
    ['condo', 'cndo', 1],
    ['condo', 'condos', 1],
    ['condo', 'conda', 1],
    ['condo', 'codno', 1],
    ['อ่อนนุช', 'อ่อนนุด', 1],
    ['sukhumvit', 'sukumwit', 2],
  ])('from %s to %s is %d', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });

  it('is symmetric, and at most one more than the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, atMost) => {
        const whole = editDistance(a, b, 20);
        expect(editDistance(b, a, 20)).toBe(whole);
        expect(editDistance(a, b, atMost)).toBe(Math.min(whole, atMost + 1));
      }),
    );
  });
});
