import { editsAllowed, RUN, THAI } from '../fold';
import { isDependent, isLeadingVowel } from '../understand/dictionary';
import { type IsOrdinaryWord, isSpoken } from './known-words';
import { type Names, wordEnds } from './names';
import { STOP_WORDS, type Vocabulary } from './vocabulary';

export type Span = { readonly from: number; readonly to: number };

/** A word of the index, the beginning of one, an ordinary word that no listing has, or anything else. */
export type Piece = Span & { readonly text: string; readonly kind: 'word' | 'start' | 'ordinary' | 'unknown' };

export type Lexicon = {
  readonly names: Names;
  readonly vocabulary: Vocabulary;
  readonly isOrdinary: IsOrdinaryWord;
  readonly shareOf: (term: number) => number;
};

/** A term of a query. A listing must have one of its spellings, and `factor` is the weight of each. */
export type QueryTerm = {
  /** True for the name of a place or project, so that listings elsewhere do not match. */
  readonly isName?: boolean;
  readonly typed: string;
  readonly terms: readonly { readonly number: number; readonly factor: number }[];
};

// The costs of pieces: a few long words are more likely than many short ones, and every unknown letter costs more than
// all words of a query. A word of a dictionary is never split around an unknown letter.
const UNKNOWN_LETTER = 30;
const LETTER_OF_SEGMENT = 15;
const ORDINARY = 20;
const START_OF_WORD = 2.2;
const wordCost = (length: number) => (length >= 4 ? 1 : length === 3 ? 1.3 : 2) - length * length * LONGER;
const LONGER = 1e-4;
const MAX_WORD_LENGTH = 40;

type Step = { cost: number; from: number; kind: Piece['kind'] };

function joinUnknown(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'unknown' && last?.kind === 'unknown') joined[joined.length - 1] = joinPieces([last, piece]);
    else joined.push(piece);
  }
  return joined;
}

export const joinPieces = (parts: readonly Piece[]): Piece => ({
  text: joinedText(parts, 0, parts.length),
  kind: 'unknown',
  from: parts[0]?.from ?? 0,
  to: parts.at(-1)?.to ?? 0,
});

export const joinedText = (all: readonly Piece[], index: number, count: number): string =>
  all
    .slice(index, index + count)
    .map(({ text }) => text)
    .join('');

/** Whether Thai can be cut at an index: not between a consonant and its vowels and tone marks. */
export const isClusterBorder = (text: string, index: number): boolean =>
  index <= 0 ||
  index >= text.length ||
  !(isDependent(text.charCodeAt(index)) || isLeadingVowel(text.charCodeAt(index - 1)));

function segmentsOf(run: string, names: Names): ReadonlyMap<number, number> {
  const ends = THAI.test(run) ? wordEnds(run, names).filter((end) => isClusterBorder(run, end)) : [];
  return new Map(ends.map((end, index) => [ends[index - 1] ?? 0, end]));
}

/** As few and long words as possible, Thai only between clusters. With `isLast`, the end may be a word's beginning. */
export function segmentQuery(run: string, lexicon: Lexicon, isLast: boolean): Piece[] {
  const { vocabulary } = lexicon;
  const best: Step[] = [{ cost: 0, from: 0, kind: 'word' }];
  const relaxStep = (to: number, step: Step) => {
    if (step.cost < (best[to]?.cost ?? Number.POSITIVE_INFINITY)) best[to] = step;
  };
  const segments = segmentsOf(run, lexicon.names);
  for (let from = 0; from < run.length; from++) {
    const base = best[from]?.cost;
    if (base === undefined) continue;
    let border = from + 1;
    while (!isClusterBorder(run, border)) border++;
    relaxStep(border, { cost: base + (border - from) * UNKNOWN_LETTER, from, kind: 'unknown' });
    for (let to = from + 2; to <= Math.min(run.length, from + MAX_WORD_LENGTH); to++) {
      const word = run.slice(from, to);
      const isWord = vocabulary.numberOf(word) !== undefined;
      if (!(isWord || isSpoken(word)) || !isClusterBorder(run, to)) continue;
      relaxStep(to, {
        cost: base + (isWord ? wordCost(to - from) : ORDINARY),
        from,
        kind: isWord ? 'word' : 'ordinary',
      });
    }
    const end = segments.get(from) ?? from;
    const segment = run.slice(from, end);
    if (segment !== '' && vocabulary.numberOf(segment) === undefined) {
      const isOrdinary = lexicon.names.termOf(segment) !== undefined || lexicon.isOrdinary(segment);
      const cost = base + (isOrdinary ? ORDINARY : segment.length * LETTER_OF_SEGMENT);
      relaxStep(end, { cost, from, kind: isOrdinary ? 'ordinary' : 'unknown' });
    }
    const rest = run.slice(from);
    if (isLast && rest.length >= 2 && rest.length <= MAX_WORD_LENGTH && vocabulary.hasCompletion(rest)) {
      relaxStep(run.length, { cost: base + START_OF_WORD, from, kind: 'start' });
    }
  }
  const pieces: Piece[] = [];
  for (let to = run.length; to > 0; ) {
    const { from, kind } = best[to] ?? { from: to - 1, kind: 'unknown' as const };
    pieces.unshift({ text: run.slice(from, to), kind, from, to });
    to = from;
  }
  return joinUnknown(pieces);
}

const FRAGMENT_LETTERS = 3;

function isNearName(text: string, { names, vocabulary }: Lexicon): boolean {
  const edits = editsAllowed(text.length);
  if (edits === 0) return false;
  return vocabulary.near(text, edits).numbers.some((number) => names.termOf(vocabulary.term(number)) !== undefined);
}

/** Rejoins consecutive Thai fragments that are close to a name: a misspelt name is in no dictionary and gets split. */
function mendNames(all: readonly Piece[], lexicon: Lexicon): Piece[] {
  const isFragment = (piece: Piece | undefined) =>
    piece !== undefined && piece.text.length <= FRAGMENT_LETTERS && !STOP_WORDS.has(piece.text);
  const mended: Piece[] = [];
  for (let index = 0; index < all.length; ) {
    let end = index;
    while (isFragment(all[end])) end++;
    const isName = end - index > 1 && isNearName(joinedText(all, index, end - index), lexicon);
    const parts = all.slice(index, isName ? end : index + 1);
    mended.push(...(isName ? [joinPieces(parts)] : parts));
    index += parts.length;
  }
  return mended;
}

/** Limits against abuse. Queries of visitors are shorter. */
const MAX_PIECES = 40;
const MAX_RUN_LENGTH = 100;

function kindOf(run: string, isLast: boolean, { vocabulary, isOrdinary }: Lexicon): Piece['kind'] {
  if (vocabulary.numberOf(run) !== undefined) return 'word';
  if (isLast && run.length >= 2 && vocabulary.hasCompletion(run)) return 'start';
  return isOrdinary(run) ? 'ordinary' : 'unknown';
}

/** Splits a folded query into pieces: Latin words and numbers as they are, Thai into words. */
export function queryPieces(text: string, lexicon: Lexicon): Piece[] {
  const runs = Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({ run: run.slice(0, MAX_RUN_LENGTH), index }));
  return runs
    .slice(0, MAX_PIECES)
    .flatMap(({ run, index }, count) => {
      const isLast = count === runs.length - 1;
      if (!THAI.test(run))
        return [{ text: run, kind: kindOf(run, isLast, lexicon), from: index, to: index + run.length }];
      return mendNames(segmentQuery(run, lexicon, isLast), lexicon).map((piece) => ({
        ...piece,
        from: index + piece.from,
        to: index + piece.to,
      }));
    })
    .slice(0, MAX_PIECES);
}
