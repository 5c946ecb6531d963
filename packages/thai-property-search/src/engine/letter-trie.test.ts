import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LetterTrie } from './letter-trie';

const word = fc.string({ unit: fc.constantFrom('ก', 'ข', 'า', 'a', '1'), minLength: 3, maxLength: 7 });

function trieOf(words: readonly string[]): LetterTrie {
  const trie = new LetterTrie();
  for (const [index, one] of words.entries()) trie.put(one, index + 1);
  return trie;
}

it('finds its words and their prefixes, and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, other) => {
      const trie = trieOf(words);
      expect(words.map((one) => trie.valueAt(trie.walk(one)))).toEqual(words.map((_, index) => index + 1));
      expect(trie.walk(other) !== 0).toBe(words.some((one) => one.startsWith(other)));
      expect(trie.valueAt(trie.walk(other))).toBe(words.indexOf(other) + 1);
      for (const one of words) expect(trie.mayBegin(`x${one}`, 1)).toBe(true);
    }),
  );
});

it('distinguishes thousands of words', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `w${index.toString(7)}`.padEnd(3, '-'));
  const trie = trieOf(words);
  expect(words.every((one, index) => trie.valueAt(trie.walk(one)) === index + 1)).toBe(true);
});

it('completes a prefix, shorter words first', () => {
  const words = ['ลาดพร้าว', 'ลาดกระบัง', 'ลาดยาว', 'บางนา'];
  const trie = trieOf(words);
  expect(trie.valuesBeyond(trie.walk('ลาด'), 9).map((value) => words[value - 1])).toEqual([
    'ลาดยาว',
    'ลาดพร้าว',
    'ลาดกระบัง',
  ]);
  expect(trie.valuesBeyond(trie.walk('ลาดยาว'), 9)).toEqual([]);
  expect(trie.valuesBeyond(trie.walk('ลาด'), 1)).toHaveLength(1);
});

it('overwrites the number of a word, and rejects words of two letters', () => {
  const trie = trieOf(['บางนา']);
  trie.put('บางนา', 9);
  expect(trie.valueAt(trie.walk('บางนา'))).toBe(9);
  expect(() => trie.put('กก', 1)).toThrow(RangeError);
});
