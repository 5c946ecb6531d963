import { editsAllowed } from '../edits-allowed';
import { fold, RUN, THAI } from '../fold';
import { JOINING } from './joining-words';
import type { Lexicon } from './query-term';
import { type Piece, segmentQuery } from './segment-query';

/** Limits against abuse. Queries of visitors are shorter. */
const PIECES_AT_MOST = 40;
const RUN_AT_MOST = 100;
/** Folding may lengthen the text. */
const LETTERS_AT_MOST = 400;

/** The joined letters of consecutive pieces. */
export const joinedText = (all: readonly Piece[], at: number, count: number) =>
  all
    .slice(at, at + count)
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
    piece !== undefined && piece.text.length <= FRAGMENT_LETTERS && !JOINING.has(piece.text);
  const mended: Piece[] = [];
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (isFragment(all[end])) end++;
    const text = joinedText(all, at, end - at);
    const isName = end - at > 1 && isNearName(text, lexicon);
    const count = isName ? end - at : 1;
    mended.push(...(isName ? [{ text, kind: 'unknown' as const }] : all.slice(at, at + 1)));
    at += count;
  }
  return mended;
}

/** Splits a query into pieces: Latin words and numbers as they are, Thai into words of the index. */
export function queryPieces(q: string, lexicon: Lexicon): Piece[] {
  const { vocabulary } = lexicon;
  const runs = (fold(q).slice(0, LETTERS_AT_MOST).match(RUN) ?? []).map((run) => run.slice(0, RUN_AT_MOST));
  return runs
    .slice(0, PIECES_AT_MOST)
    .flatMap((run, at) => {
      const isLast = at === runs.length - 1;
      if (THAI.test(run)) return mendNames(segmentQuery(run, vocabulary, isLast, JOINING), lexicon);
      if (vocabulary.numberOf(run) !== undefined) return { text: run, kind: 'word' as const };
      const begun = isLast && run.length >= 2 && vocabulary.hasCompletion(run);
      return { text: run, kind: begun ? ('start' as const) : ('unknown' as const) };
    })
    .slice(0, PIECES_AT_MOST);
}
