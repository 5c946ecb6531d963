import type { Correction } from '../documents';
import { editsAllowed, fold, RUN, THAI } from '../fold';
import { isOfLandmark } from './listing-text';
import { isName, type Names } from './names';
import { findNearSpelling, type Lexicon, type Piece, type QueryTerm, segmentQuery } from './query-pieces';
import { STOP_WORDS, type Vocabulary } from './vocabulary';

/** Limits against abuse. Queries of visitors are shorter. */
const MAX_PIECES = 40;
const MAX_RUN_LENGTH = 100;
/** Folding may lengthen the text. */
const MAX_LETTERS = 400;

const joinedText = (all: readonly Piece[], index: number, count: number) =>
  all
    .slice(index, index + count)
    .map(({ text }) => text)
    .join('');

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
    const text = joinedText(all, index, end - index);
    const isName = end - index > 1 && isNearName(text, lexicon);
    const count = isName ? end - index : 1;
    mended.push(...(isName ? [{ text, kind: 'unknown' as const }] : all.slice(index, index + 1)));
    index += count;
  }
  return mended;
}

/** Splits a query into pieces: Latin words and numbers as they are, Thai into words of the index. */
function queryPieces(q: string, lexicon: Lexicon): Piece[] {
  const { vocabulary } = lexicon;
  const runs = (fold(q).slice(0, MAX_LETTERS).match(RUN) ?? []).map((run) => run.slice(0, MAX_RUN_LENGTH));
  return runs
    .slice(0, MAX_PIECES)
    .flatMap((run, index) => {
      const isLast = index === runs.length - 1;
      if (THAI.test(run)) return mendNames(segmentQuery(run, vocabulary, isLast, STOP_WORDS), lexicon);
      if (vocabulary.numberOf(run) !== undefined) return { text: run, kind: 'word' as const };
      const completions = isLast && run.length >= 2 && vocabulary.hasCompletion(run);
      return { text: run, kind: completions ? ('start' as const) : ('unknown' as const) };
    })
    .slice(0, MAX_PIECES);
}

export type QueryWords = {
  readonly queryTerms: readonly QueryTerm[];
  readonly corrections: readonly Correction[];
  readonly missed: readonly string[];
};

const MAX_NAME_WORDS = 5;
const BEGUN_NAME_LETTERS = 4;
// The weights of a prefix match, of a plural or singular form, and of a name that only appears as a word.
const BEGUN = 0.15;
const PLURAL = 0.8;
const MENTIONED = 0.3;
/** A number directly after the same word as in the query weighs more. */
const TOGETHER = 3;

function nameAt(all: readonly Piece[], index: number, names: Names): { term: string; count: number } | undefined {
  const longest = Math.min(MAX_NAME_WORDS, all.length - index);
  for (let count = longest; count > 0; count--) {
    const term = names.termOf(joinedText(all, index, count));
    if (isName(term)) return { term, count };
  }
  for (let count = longest; count > 0; count--) {
    const parts = all.slice(index, index + count);
    const isKnown = count === 1 && parts.every(({ kind }) => kind === 'word');
    const term = isKnown ? undefined : names.termLike(joinedText(all, index, count));
    if (term !== undefined) return { term, count };
  }
  return undefined;
}

function wordTerms(text: string, isLast: boolean, vocabulary: Vocabulary): QueryTerm['terms'] {
  const exact = vocabulary.numberOf(text);
  const inflected = vocabulary.numberOf(text.endsWith('s') ? text.slice(0, -1) : `${text}s`);
  const completions = isLast && text.length >= 2 ? vocabulary.completions(text) : [];
  return [
    ...(exact === undefined ? [] : [{ number: exact, factor: 1 }]),
    ...(inflected === undefined || !/^[a-z]{4,}$/.test(text) ? [] : [{ number: inflected, factor: PLURAL }]),
    ...completions.map((number) => ({ number, factor: exact === undefined ? 1 : BEGUN })),
  ];
}

const EITHER = new Set(['or', 'หรือ']);

type Step = QueryWords & {
  readonly count: number;
  readonly before: number;
};

const NOTHING = { queryTerms: [], corrections: [], missed: [], count: 1, before: 0 } as const satisfies Step;

/** A place without listings finds nothing, unless its words are those of a landmark or only sound like the place. */
function unlistedName(all: readonly Piece[], index: number, count: number, typed: string, lexicon: Lexicon): Step {
  const { names, vocabulary } = lexicon;
  const parts = all.slice(index, index + count);
  const words = parts.flatMap(({ text }): QueryTerm[] => {
    const number = vocabulary.numberOf(text);
    return number === undefined ? [] : [{ typed: text, terms: [{ number, factor: 1 }] }];
  });
  const isLandmark = [all[index - 1], ...parts].some((piece) => isOfLandmark(piece?.text ?? ''));
  const isWritten = names.termOf(joinedText(all, index, count)) !== undefined;
  if (words.length === count && (isLandmark || !isWritten)) return { ...NOTHING, count, queryTerms: words };
  return { ...NOTHING, count, queryTerms: [{ typed, isName: true, terms: [] }], missed: [typed] };
}

function nameStep(all: readonly Piece[], index: number, { names, vocabulary }: Lexicon): Step | undefined {
  const name = nameAt(all, index, names);
  if (name === undefined) return undefined;
  const { term, count } = name;
  const parts = all.slice(index, index + count).map(({ text }) => text);
  const typed = parts.join(THAI.test(parts.join('')) ? '' : ' ');
  const number = vocabulary.numberOf(term);
  if (number === undefined) return unlistedName(all, index, count, typed, { names, vocabulary });
  const isLastWord = count === 1 && index === all.length - 1;
  const completions = isLastWord ? vocabulary.completions(typed).map((number) => ({ number, factor: BEGUN })) : [];
  const word = count === 1 ? vocabulary.numberOf(parts[0] ?? '') : undefined;
  const mentioned = word === undefined ? [] : [{ number: word, factor: MENTIONED }];
  return {
    ...NOTHING,
    count,
    queryTerms: [{ typed, isName: true, terms: [{ number, factor: 1 }, ...mentioned, ...completions] }],
  };
}

/** Matches the end of a query as the beginning of a name of several words. */
function begunNameStep(all: readonly Piece[], index: number, { names, vocabulary }: Lexicon): Step | undefined {
  const count = all.length - index;
  const joined = joinedText(all, index, count);
  if (count < 2 || count > MAX_NAME_WORDS || joined.length < BEGUN_NAME_LETTERS) return undefined;
  const numbers = names.termsFrom(joined).flatMap((term) => vocabulary.numberOf(term) ?? []);
  const terms = numbers.map((number) => ({ number, factor: 1 }));
  return terms.length === 0 ? undefined : { ...NOTHING, count, queryTerms: [{ typed: joined, terms }] };
}

/** The maximum number of words to correct. Each correction scans all terms. */
const MAX_CORRECTIONS = 6;

function unknownStep(all: readonly Piece[], index: number, text: string, lexicon: Lexicon): Step {
  const unknownBefore = all.slice(0, index).filter(({ kind }) => kind === 'unknown').length;
  if (unknownBefore >= MAX_CORRECTIONS) return { ...NOTHING, missed: [text] };
  const near = findNearSpelling(all, index, lexicon);
  return near === undefined ? { ...NOTHING, missed: [text] } : { ...near, missed: [] };
}

function stepAt(all: readonly Piece[], index: number, piece: Piece, lexicon: Lexicon): Step {
  const name = nameStep(all, index, lexicon) ?? begunNameStep(all, index, lexicon);
  if (name !== undefined) return name;
  if (STOP_WORDS.has(piece.text)) return NOTHING;
  if (piece.kind === 'unknown') return unknownStep(all, index, piece.text, lexicon);
  const terms = wordTerms(piece.text, index === all.length - 1, lexicon.vocabulary);
  const together = lexicon.vocabulary.numberOf(`${all[index - 1]?.text}${piece.text}`);
  const isNumbered = /^\d/.test(piece.text) && together !== undefined;
  const numbered = isNumbered ? [{ number: together, factor: TOGETHER }] : [];
  return { ...NOTHING, queryTerms: [{ typed: piece.text, terms: [...numbered, ...terms] }] };
}

const eitherOf = (a: QueryTerm, b: QueryTerm): QueryTerm => ({
  isName: true,
  typed: `${a.typed} ${b.typed}`,
  terms: [...a.terms, ...b.terms],
});

/** Converts a query into terms for the text search. Never throws. The work is bounded for any input. */
export function queryWords(q: string, lexicon: Lexicon): QueryWords {
  const all = queryPieces(q, lexicon);
  const queryTerms: QueryTerm[] = [];
  const corrections: Correction[] = [];
  const missed: string[] = [];
  let either = false;
  for (let index = 0; index < all.length; ) {
    const piece = all[index] ?? { text: '', kind: 'unknown' };
    const step = stepAt(all, index, piece, lexicon);
    const [last, next] = [queryTerms.at(-1), step.queryTerms[0]];
    if (either && last?.isName && next?.isName) queryTerms.splice(-1, 1, eitherOf(last, next));
    else queryTerms.splice(queryTerms.length - step.before, step.before, ...step.queryTerms);
    corrections.push(...step.corrections);
    missed.push(...step.missed);
    either = EITHER.has(piece.text) || (either && STOP_WORDS.has(piece.text));
    index += step.count;
  }
  return { queryTerms, corrections, missed };
}
