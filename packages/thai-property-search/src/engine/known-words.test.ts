import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isThaiWord } from './known-words';
import { thaiWordEnds } from './names';
import { isClusterBorder } from './query-pieces';

it.each(['ผ่อน', 'หลุด', 'อ่อน', 'บ้าน', 'ดอลลาร์', 'ตลาด', 'การเมือง'])('knows the word %s', (word) => {
  expect(isThaiWord(word)).toBe(true);
});

it.each(['ก', 'อ่อนนุด', 'แนืกน', 'เพนท์เฮ้าส', 'บ้านตลาด', 'ขายท', '้ง', ''])('does not know %s', (word) => {
  expect(isThaiWord(word)).toBe(false);
});

it('does not cut Thai between a letter and its vowels and tone marks', () => {
  const cuts = (text: string) =>
    Array.from({ length: text.length + 1 }, (_, at) => at).filter((at) => isClusterBorder(text, at));
  expect(cuts('เซ้งน้ำ')).toEqual([0, 3, 4, 7]);
  expect(cuts('cafe')).toEqual([0, 1, 2, 3, 4]);
});

it('finds word ends that cover any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('ก', 'เ', '้', 'า', 'น', 'ๆ', 'a') }), (text) => {
      expect(thaiWordEnds(text).at(-1) ?? 0).toBe(text.length);
    }),
  );
});
