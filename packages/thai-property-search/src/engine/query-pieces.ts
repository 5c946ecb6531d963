import type { Correction } from '../documents';
import { editsAllowed, THAI } from '../fold';
import type { Names } from './names';
import type { Vocabulary } from './vocabulary';

/** A part of a query: a word of the index, the beginning of one, or neither. */
export type Piece = { readonly text: string; readonly kind: 'word' | 'start' | 'unknown' };

export type Lexicon = { readonly names: Names; readonly vocabulary: Vocabulary };

/** A term of a query. A listing must have one of its spellings, and `factor` is the weight of each. */
export type QueryTerm = {
  /** True for the name of a place or project, so that listings elsewhere do not match. */
  readonly isName?: boolean;
  readonly typed: string;
  readonly terms: readonly { readonly number: number; readonly factor: number }[];
};

// The costs of pieces: a few long words are more likely than many short ones, and unknown letters cost most.
const UNKNOWN_LETTER = 3;
const START_OF_WORD = 2.2;
const wordCost = (length: number) => (length >= 4 ? 1 : length === 3 ? 1.3 : 2) - length * length * LONGER;
const LONGER = 1e-4;
const MAX_WORD_LENGTH = 40;

type Step = { cost: number; from: number; kind: Piece['kind'] };

function joinUnknown(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'unknown' && last?.kind === 'unknown') {
      joined[joined.length - 1] = { text: last.text + piece.text, kind: 'unknown' };
    } else joined.push(piece);
  }
  return joined;
}

/** Splits letters into as few and as long words as possible. With `isLast`, the end may be the beginning of a word. */
export function segmentQuery(
  run: string,
  vocabulary: Vocabulary,
  isLast: boolean,
  alsoWords: ReadonlySet<string> = new Set(),
): Piece[] {
  const best: Step[] = [{ cost: 0, from: 0, kind: 'word' }];
  const relaxStep = (to: number, step: Step) => {
    if (step.cost < (best[to]?.cost ?? Number.POSITIVE_INFINITY)) best[to] = step;
  };
  for (let from = 0; from < run.length; from++) {
    const base = best[from]?.cost ?? 0;
    relaxStep(from + 1, { cost: base + UNKNOWN_LETTER, from, kind: 'unknown' });
    for (let to = from + 2; to <= Math.min(run.length, from + MAX_WORD_LENGTH); to++) {
      const word = run.slice(from, to);
      if (vocabulary.numberOf(word) !== undefined || alsoWords.has(word)) {
        relaxStep(to, { cost: base + wordCost(to - from), from, kind: 'word' });
      }
    }
    const rest = run.slice(from);
    if (isLast && rest.length >= 2 && rest.length <= MAX_WORD_LENGTH && vocabulary.hasCompletion(rest)) {
      relaxStep(run.length, { cost: base + START_OF_WORD, from, kind: 'start' });
    }
  }
  const pieces: Piece[] = [];
  for (let to = run.length; to > 0; ) {
    const step = best[to] ?? { cost: 0, from: to - 1, kind: 'unknown' as const };
    pieces.unshift({ text: run.slice(step.from, to), kind: step.kind });
    to = step.from;
  }
  return joinUnknown(pieces);
}

export type NearSpelling = {
  /** The number of pieces that it includes before the unknown one, and from it on. */
  readonly before: number;
  readonly count: number;
  readonly queryTerms: readonly QueryTerm[];
  readonly corrections: readonly Correction[];
};

/** The weights of a word by its edit distance, and of a word that only shares most of its letter pairs. */
const BY_EDITS = [1, 0.7, 0.5] as const;
const ALIKE = 0.3;
const MAX_CANDIDATES = 12;
/** Longer adjacent pieces are no fragments. Thai is split wherever a shorter word is found in it. */
const FRAGMENT_LETTERS = { thai: 7, other: 4 } as const;
const FRAGMENTS_BEFORE = 2;
const FRAGMENTS_AFTER = 4;

type Window = { before: number; count: number; text: string };

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
): NearSpelling => ({
  before,
  count,
  queryTerms: [{ typed: text, terms }],
  corrections,
});

function written(all: readonly Window[], { names, vocabulary }: Lexicon): NearSpelling | undefined {
  for (const window of all) {
    if (window.text.length < 2) continue;
    const number = vocabulary.numberOf(window.text) ?? vocabulary.numberOf(names.termLike(window.text) ?? '');
    if (number === undefined) continue;
    const near = asOne(window, [{ number, factor: 1 }], []);
    return vocabulary.isJoining(number) ? { ...near, queryTerms: [] } : near;
  }
  return undefined;
}

function misspelt(all: readonly Window[], { vocabulary }: Lexicon): NearSpelling | undefined {
  let best: { window: Window; edits: number; numbers: number[] } | undefined;
  for (const window of all) {
    const allowed = Math.min(editsAllowed(window.text.length), (best?.edits ?? 3) - 1);
    if (allowed < 1 || /\d/.test(window.text)) continue;
    const { edits, numbers } = vocabulary.near(window.text, allowed);
    if (numbers.length > 0 && numbers.length <= MAX_CANDIDATES) best = { window, edits, numbers };
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
function runTogether(text: string, vocabulary: Vocabulary): NearSpelling | undefined {
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

const PAIRS_SHARED = 0.6;
const PAIRS_FROM_LETTERS = 5;

function alike(window: Window, { vocabulary }: Lexicon): NearSpelling | undefined {
  const { text } = window;
  if (text.length < PAIRS_FROM_LETTERS) return undefined;
  const numbers = vocabulary.alike(text, PAIRS_SHARED);
  const taken = numbers.slice(0, 1).map((number) => ({ typed: text, taken: vocabulary.term(number) }));
  const terms = numbers.map((number) => ({ number, factor: ALIKE }));
  return numbers.length === 0 ? undefined : asOne(window, terms, taken);
}

export function findNearSpelling(all: readonly Piece[], index: number, lexicon: Lexicon): NearSpelling | undefined {
  const around = windows(all, index);
  const alone = around.find(({ before, count }) => before === 0 && count === 1);
  return (
    written(around, lexicon) ??
    misspelt(around, lexicon) ??
    runTogether(alone?.text ?? '', lexicon.vocabulary) ??
    (alone === undefined ? undefined : alike(alone, lexicon))
  );
}
