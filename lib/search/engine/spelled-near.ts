import { editsAllowed } from '../edits-allowed';
import { THAI } from '../fold';
import type { Correction } from '../result';
import type { Lexicon, QueryTerm } from './query-term';
import type { Piece } from './segment-query';
import { segmentQuery } from './segment-query';
import type { Vocabulary } from './vocabulary';

/** What an unknown piece stands for, with the pieces around it that belong to it. */
export type Near = {
  /** Pieces before it that it takes with it, and all pieces from it on. */
  readonly before: number;
  readonly count: number;
  readonly wanted: readonly QueryTerm[];
  readonly corrections: readonly Correction[];
};

/** What a word counts by the edits it is away, and one that only has most of its pairs of letters. */
const BY_EDITS = [1, 0.7, 0.5] as const;
const ALIKE = 0.3;
/** A misspelling that may be so many words is none of them. */
const CANDIDATES_AT_MOST = 12;
/** Only short pieces around it were cut from the same word; Thai is cut wherever a shorter word is found in it. */
const FRAGMENT_LETTERS = { thai: 7, other: 4 } as const;
const FRAGMENTS_BEFORE = 2;
const FRAGMENTS_AFTER = 4;

type Window = { before: number; count: number; text: string };

/** The unknown piece alone and with fragments of the same script before and after it, the longest first. */
function windows(all: readonly Piece[], at: number): Window[] {
  const own = all[at]?.text ?? '';
  const isFragment = (piece: Piece | undefined) =>
    piece !== undefined &&
    THAI.test(piece.text) === THAI.test(own) &&
    !/\d/.test(piece.text) &&
    (piece.kind !== 'word' || piece.text.length <= FRAGMENT_LETTERS[THAI.test(own) ? 'thai' : 'other']);
  let before = 0;
  while (before < FRAGMENTS_BEFORE && isFragment(all[at - before - 1])) before++;
  let after = 0;
  while (after < FRAGMENTS_AFTER && isFragment(all[at + after + 1])) after++;
  const found: Window[] = [];
  for (let back = before; back >= 0; back--) {
    for (let on = after; on >= 0; on--) {
      const text = all.slice(at - back, at + on + 1).map((piece) => piece.text);
      found.push({ before: back, count: on + 1, text: text.join('') });
    }
  }
  return found.sort((a, b) => b.text.length - a.text.length);
}

const asOne = (
  { before, count, text }: Window,
  terms: QueryTerm['terms'],
  corrections: readonly Correction[],
): Near => ({
  before,
  count,
  wanted: [{ typed: text, terms }],
  corrections,
});

/** A word that was parted, or a name in another spelling that was. */
function written(all: readonly Window[], { names, vocabulary }: Lexicon): Near | undefined {
  for (const window of all) {
    if (window.text.length < 2) continue;
    const number = vocabulary.numberOf(window.text) ?? vocabulary.numberOf(names.termLike(window.text) ?? '');
    if (number === undefined) continue;
    const near = asOne(window, [{ number, factor: 1 }], []);
    return vocabulary.isJoining(number) ? { ...near, wanted: [] } : near;
  }
  return undefined;
}

function misspelt(all: readonly Window[], { vocabulary }: Lexicon): Near | undefined {
  let best: { window: Window; edits: number; numbers: number[] } | undefined;
  for (const window of all) {
    const allowed = Math.min(editsAllowed(window.text.length), (best?.edits ?? 3) - 1);
    if (allowed < 1 || /\d/.test(window.text)) continue;
    const { edits, numbers } = vocabulary.near(window.text, allowed);
    if (numbers.length > 0 && numbers.length <= CANDIDATES_AT_MOST) best = { window, edits, numbers };
  }
  if (best === undefined) return undefined;
  const factor = BY_EDITS[best.edits] ?? ALIKE;
  const corrections = best.numbers.slice(0, 1).map((number) => ({
    typed: best.window.text,
    taken: vocabulary.term(number),
  }));
  return asOne(
    best.window,
    best.numbers.map((number) => ({ number, factor })),
    corrections,
  );
}

/** Latin words that were run together: `condoonnut`. */
function runTogether(text: string, vocabulary: Vocabulary): Near | undefined {
  if (!/^[a-z]{6,}$/.test(text)) return undefined;
  const parts = segmentQuery(text, vocabulary, false);
  if (parts.length > 5 || parts.some((part) => part.kind === 'unknown' || part.text.length < 3)) return undefined;
  const wanted = parts.flatMap((part) => {
    const number = vocabulary.numberOf(part.text);
    if (number === undefined || vocabulary.isJoining(number)) return [];
    return { typed: part.text, terms: [{ number, factor: 1 }] };
  });
  return { before: 0, count: 1, wanted, corrections: [] };
}

/** At least so much of the pairs of letters must be shared. */
const PAIRS_SHARED = 0.6;
const PAIRS_FROM_LETTERS = 5;

/** What is in no dictionary, and no word with a slip or two: words that share most of its pairs of letters. */
function alike(window: Window, { vocabulary }: Lexicon): Near | undefined {
  const { text } = window;
  if (text.length < PAIRS_FROM_LETTERS) return undefined;
  const numbers = vocabulary.alike(text, PAIRS_SHARED);
  const taken = numbers.slice(0, 1).map((number) => ({ typed: text, taken: vocabulary.term(number) }));
  const terms = numbers.map((number) => ({ number, factor: ALIKE }));
  return numbers.length === 0 ? undefined : asOne(window, terms, taken);
}

/** What a piece that is no word of the index was meant to be; undefined when that cannot be told. */
export function spelledNear(all: readonly Piece[], at: number, lexicon: Lexicon): Near | undefined {
  const around = windows(all, at);
  const alone = around.find(({ before, count }) => before === 0 && count === 1);
  return (
    written(around, lexicon) ??
    misspelt(around, lexicon) ??
    runTogether(alone?.text ?? '', lexicon.vocabulary) ??
    (alone === undefined ? undefined : alike(alone, lexicon))
  );
}
