import { editsAllowed } from '../edits-allowed';
import { THAI } from '../fold';
import type { Correction } from '../result';
import type { Lexicon, QueryTerm } from './query-term';
import type { Piece } from './segment-query';
import { segmentQuery } from './segment-query';
import type { Vocabulary } from './vocabulary';

/** A correction of an unknown piece, with the adjacent pieces that it includes. */
export type Near = {
  /** The number of pieces that it includes before the unknown one, and from it on. */
  readonly before: number;
  readonly count: number;
  readonly queryTerms: readonly QueryTerm[];
  readonly corrections: readonly Correction[];
};

/** The weights of a word by its edit distance, and of a word that only shares most of its letter pairs. */
const BY_EDITS = [1, 0.7, 0.5] as const;
const ALIKE = 0.3;
/** With more candidates than this, a misspelling is too ambiguous. */
const CANDIDATES_AT_MOST = 12;
/**
 * Only short adjacent pieces can be fragments of the same word. Thai is split wherever a shorter word is found in it.
 */
const FRAGMENT_LETTERS = { thai: 7, other: 4 } as const;
const FRAGMENTS_BEFORE = 2;
const FRAGMENTS_AFTER = 4;

type Window = { before: number; count: number; text: string };

/** The unknown piece alone, and with adjacent fragments of the same script, longest first. */
function windows(all: readonly Piece[], index: number): Window[] {
  const pieceText = all[index]?.text ?? '';
  const isFragment = (piece: Piece | undefined) =>
    piece !== undefined &&
    THAI.test(piece.text) === THAI.test(pieceText) &&
    !/\d/.test(piece.text) &&
    (piece.kind !== 'word' || piece.text.length <= FRAGMENT_LETTERS[THAI.test(pieceText) ? 'thai' : 'other']);
  let before = 0;
  while (before < FRAGMENTS_BEFORE && isFragment(all[index - before - 1])) before++;
  let after = 0;
  while (after < FRAGMENTS_AFTER && isFragment(all[index + after + 1])) after++;
  const found: Window[] = [];
  for (let back = before; back >= 0; back--) {
    for (let forward = after; forward >= 0; forward--) {
      const text = all.slice(index - back, index + forward + 1).map((piece) => piece.text);
      found.push({ before: back, count: forward + 1, text: text.join('') });
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
  queryTerms: [{ typed: text, terms }],
  corrections,
});

/** A word that was split, or a name in another spelling that was split. */
function written(all: readonly Window[], { names, vocabulary }: Lexicon): Near | undefined {
  for (const window of all) {
    if (window.text.length < 2) continue;
    const number = vocabulary.numberOf(window.text) ?? vocabulary.numberOf(names.termLike(window.text) ?? '');
    if (number === undefined) continue;
    const near = asOne(window, [{ number, factor: 1 }], []);
    return vocabulary.isJoining(number) ? { ...near, queryTerms: [] } : near;
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

/** Latin words typed without spaces: `condoonnut`. */
function runTogether(text: string, vocabulary: Vocabulary): Near | undefined {
  if (!/^[a-z]{6,}$/.test(text)) return undefined;
  const parts = segmentQuery(text, vocabulary, false);
  if (parts.length > 5 || parts.some((part) => part.kind === 'unknown' || part.text.length < 3)) return undefined;
  const queryTerms = parts.flatMap((part) => {
    const number = vocabulary.numberOf(part.text);
    if (number === undefined || vocabulary.isJoining(number)) return [];
    return { typed: part.text, terms: [{ number, factor: 1 }] };
  });
  return { before: 0, count: 1, queryTerms, corrections: [] };
}

/** The minimum share of common letter pairs. */
const PAIRS_SHARED = 0.6;
const PAIRS_FROM_LETTERS = 5;

/** If no word is within one or two edits, finds words that share most letter pairs. */
function alike(window: Window, { vocabulary }: Lexicon): Near | undefined {
  const { text } = window;
  if (text.length < PAIRS_FROM_LETTERS) return undefined;
  const numbers = vocabulary.alike(text, PAIRS_SHARED);
  const taken = numbers.slice(0, 1).map((number) => ({ typed: text, taken: vocabulary.term(number) }));
  const terms = numbers.map((number) => ({ number, factor: ALIKE }));
  return numbers.length === 0 ? undefined : asOne(window, terms, taken);
}

/** Finds the intended word for a piece that is not in the index. Undefined if there is no good candidate. */
export function spelledNear(all: readonly Piece[], index: number, lexicon: Lexicon): Near | undefined {
  const around = windows(all, index);
  const alone = around.find(({ before, count }) => before === 0 && count === 1);
  return (
    written(around, lexicon) ??
    misspelt(around, lexicon) ??
    runTogether(alone?.text ?? '', lexicon.vocabulary) ??
    (alone === undefined ? undefined : alike(alone, lexicon))
  );
}
