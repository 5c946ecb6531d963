import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { fold, RUN } from '../fold';
import { anyText } from '../testing/any-text';
import { Letters, LetterTable, Run } from './letter-table';

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
  const words = Array.from({ length: 20_000 }, (_, number) => `word ${number}`);
  expect(words.map((word) => table.add(word))).toEqual([...words.keys()]);
  expect(table.find('word 19999')).toBe(19_999);
  expect(table.find('word 20000')).toBeUndefined();
});

const textOf = ({ units, count }: Letters) => String.fromCharCode(...units.subarray(0, count));

it('folds a text like fold', () => {
  const letter = fc.oneof(
    fc.constantFrom('เ', 'เ', 'แ', 'ฯ', 'ำ', 'ํา', '้', '๗', 'A', 'é', 'ﬁ', '\u200b', ' ', '\n', '\t', '𝒜', '\ud800'),
    anyText({ maxLength: 1 }),
  );
  const letters = new Letters();
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 20 }), (text) => {
      letters.writeFolded(text);
      expect(textOf(letters)).toBe(fold(text));
    }),
    { numRuns: runs(2_000) },
  );
});

it('grows for long texts', () => {
  const letters = new Letters();
  letters.write('ก'.repeat(5_000));
  expect(textOf(letters)).toHaveLength(5_000);
});

function runsOf(text: string): string[] {
  const found: string[] = [];
  const units = Uint16Array.from(text.split(''), (unit) => unit.charCodeAt(0));
  const run = new Run();
  for (let at = 0; at < text.length; at = Math.max(at + 1, run.end)) {
    run.read(units, at, text.length);
    if (run.end > at) found.push(text.slice(at, run.end));
    if (run.end > at) expectKnownHash(units, at, run);
  }
  return found;
}

/** A text that was added by the hash of a run is found again, for which the table computes the hash itself. */
function expectKnownHash(units: Uint16Array, from: number, { end, hash }: Run): void {
  const table = new LetterTable();
  const number = table.addPart(units, from, end, hash);
  expect(table.addPart(units, from, end)).toBe(number);
}

it('finds the same runs as the regular expression', () => {
  const letter = fc.oneof(
    fc.constantFrom('ก', 'ำ', 'a', 'é', '7', ' ', '𝒜', '文', '\ud800', '𠀀', '٣', 'ª'),
    anyText({ maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 12 }), (text) => {
      expect(runsOf(text)).toEqual(text.match(RUN) ?? []);
    }),
    { numRuns: runs(1_000) },
  );
});
