import { fold } from '../fold';
import type { Names } from './names';

const RUN = /[\u0e00-\u0e7f]+|\p{L}+|\d+/gu;
const THAI = /[\u0e00-\u0e7f]/;
/** The longest name is made of so many pieces of the segmenter. */
const PIECES_AT_MOST = 7;
/** Phrases repeat from home to home, and to segment one takes a hundred times as long as to remember it. */
const REMEMBERED_AT_MOST = 50_000;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** The pieces of a Thai run, those that make up a name or a word of the trade put together again. */
function thaiWords(run: string, names: Names): string[] {
  const pieces = Array.from(segmenter.segment(run), ({ segment }) => segment);
  const found: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let taken = Math.min(PIECES_AT_MOST, pieces.length - at);
    while (taken > 1 && names.termOf(pieces.slice(at, at + taken).join('')) === undefined) taken--;
    found.push(pieces.slice(at, at + taken).join(''));
    at += taken;
  }
  return found;
}

/** The terms of the names that stand among these words. */
function namesAmong(words: readonly string[], names: Names): string[] {
  return words.flatMap((word, at) => {
    const longest = Math.min(names.wordsAfter(word), words.length - at);
    const found = [];
    for (let count = 1; count <= longest; count++) {
      const term = names.termOf(words.slice(at, at + count).join(''));
      if (term !== undefined && term !== word) found.push(term);
    }
    return found;
  });
}

/** Splits a text of a document into terms: its folded words, and the names it holds. */
export function documentWords(names: Names): (text: string) => readonly string[] {
  const remembered = new Map<string, readonly string[]>();
  const thai = (run: string): readonly string[] => {
    const known = remembered.get(run);
    if (known !== undefined) return known;
    const words = thaiWords(run, names);
    if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
    remembered.set(run, words);
    return words;
  };
  return (text) => {
    const words = (fold(text).match(RUN) ?? []).flatMap((run) => (THAI.test(run) ? thai(run) : run));
    return [...words, ...namesAmong(words, names)];
  };
}
