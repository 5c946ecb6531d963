import type { Vocabulary } from './vocabulary';

/** A stretch of a query: a word of the index, the beginning of one, or neither. */
export type Piece = { readonly text: string; readonly kind: 'word' | 'start' | 'unknown' };

/** What a piece costs: few long words are likelier than many short ones, and anything than letters in no word. */
const UNKNOWN_LETTER = 3;
const START_OF_WORD = 2.2;
const wordCost = (length: number) => (length >= 4 ? 1 : length === 3 ? 1.3 : 2) - length * length * LONGER;
/** Of two ways with as many words, the one with the longer word. */
const LONGER = 1e-4;
const LONGEST_WORD = 40;

type Step = { cost: number; from: number; kind: Piece['kind'] };

/** Letters in a row that are in no word are one piece. */
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
 * Cuts letters written without blanks into words of the index, as few and as long as can be; `isLast` lets the end be
 * the beginning of a word, as it is while somebody types.
 */
export function segmentQuery(
  run: string,
  vocabulary: Vocabulary,
  isLast: boolean,
  alsoWords: ReadonlySet<string> = new Set(),
): Piece[] {
  const best: Step[] = [{ cost: 0, from: 0, kind: 'word' }];
  const take = (to: number, step: Step) => {
    if (step.cost < (best[to]?.cost ?? Number.POSITIVE_INFINITY)) best[to] = step;
  };
  for (let from = 0; from < run.length; from++) {
    const base = best[from]?.cost ?? 0;
    take(from + 1, { cost: base + UNKNOWN_LETTER, from, kind: 'unknown' });
    for (let to = from + 2; to <= Math.min(run.length, from + LONGEST_WORD); to++) {
      const word = run.slice(from, to);
      if (vocabulary.numberOf(word) !== undefined || alsoWords.has(word)) {
        take(to, { cost: base + wordCost(to - from), from, kind: 'word' });
      }
    }
    const rest = run.slice(from);
    if (isLast && rest.length >= 2 && rest.length <= LONGEST_WORD && vocabulary.hasCompletion(rest)) {
      take(run.length, { cost: base + START_OF_WORD, from, kind: 'start' });
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
