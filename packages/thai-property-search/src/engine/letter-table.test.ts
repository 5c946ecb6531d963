import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LetterTable } from './letter-table';
import { Letters } from './letters';

it('numbers parts of texts like a Map', () => {
  const part = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(10), fc.nat(30));
  const letters = new Letters();
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const table = new LetterTable();
      const map = new Map<string, number>();
      for (const [text, from, length] of parts) {
        const to = Math.min(text.length, from + length);
        const cut = text.slice(Math.min(from, to), to);
        if (!map.has(cut)) map.set(cut, map.size);
        letters.write(text);
        expect(table.addPart(letters.units, Math.min(from, to), to)).toBe(map.get(cut));
        expect(table.add(cut)).toBe(map.get(cut));
      }
      expect(table.texts).toEqual([...map.keys()]);
      for (const [text, number] of map) expect(table.find(text)).toBe(number);
    }),
  );
});

it('grows, and returns undefined for an unknown text', () => {
  const table = new LetterTable();
  for (let number = 0; number < 20_000; number++) expect(table.add(`word ${number}`)).toBe(number);
  expect(table.find('word 19999')).toBe(19_999);
  expect(table.find('word 20000')).toBeUndefined();
});
