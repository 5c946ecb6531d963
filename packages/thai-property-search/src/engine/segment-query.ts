import type { Vocabulary } from './vocabulary';

/** A part of a query: a word of the index, the beginning of one, or neither. */
export type Piece = { readonly text: string; readonly kind: 'word' | 'start' | 'unknown' };

/** The costs of pieces: a few long words are more likely than many short ones, and unknown letters cost most. */
const UNKNOWN_LETTER = 3;
const START_OF_WORD = 2.2;
const wordCost = (length: number) => (length >= 4 ? 1 : length === 3 ? 1.3 : 2) - length * length * LONGER;
/** Prefers the longer word between two splits with the same number of words. */
const LONGER = 1e-4;
const LONGEST_WORD = 40;

type Step = { cost: number; from: number; kind: Piece['kind'] };

/** Merges adjacent unknown pieces. */
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

/**
 * Splits letters without spaces into words of the index, as few and as long as possible. With `isLast`, the end may be
 * the beginning of a word, because the visitor may still be typing.
 */
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
    for (let to = from + 2; to <= Math.min(run.length, from + LONGEST_WORD); to++) {
      const word = run.slice(from, to);
      if (vocabulary.numberOf(word) !== undefined || alsoWords.has(word)) {
        relaxStep(to, { cost: base + wordCost(to - from), from, kind: 'word' });
      }
    }
    const rest = run.slice(from);
    if (isLast && rest.length >= 2 && rest.length <= LONGEST_WORD && vocabulary.hasCompletion(rest)) {
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
