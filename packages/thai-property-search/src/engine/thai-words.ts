import { type LetterTrie, ROOT } from './letter-trie';
import type { Names } from './names';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** The ends of the dictionary's segments of a run. */
function pieceEnds(run: string): number[] {
  const segments = segmenter.segment(run);
  const ends: number[] = [];
  // Iterating over the segments takes half as long again.
  for (let at = 0; at < run.length; ) {
    const { index, segment } = segments.containing(at) ?? { index: at, segment: run.slice(at) };
    at = index + segment.length;
    ends.push(at);
  }
  return ends;
}

/** The last segment of the longest known name or word that begins with a segment, or that segment itself. */
function lastPiece(run: string, from: number, ends: readonly number[], first: number, trie: LetterTrie): number {
  let last = first;
  if (!trie.mayBegin(run, from)) return last;
  let node: number = ROOT;
  let at = from;
  for (let piece = first; piece < ends.length; piece++) {
    for (const end = ends[piece] ?? at; at < end; at++) {
      node = trie.step(node, run.charCodeAt(at));
      if (node === ROOT) return last;
    }
    if (trie.valueAt(node) !== 0) last = piece;
  }
  return last;
}

/** The word boundaries of a Thai run. Names and real estate terms that the dictionary splits stay whole. */
export function wordEnds(run: string, { trie }: Names): number[] {
  const ends = pieceEnds(run);
  let count = 0;
  let from = 0;
  for (let piece = 0; piece < ends.length; piece++) {
    piece = lastPiece(run, from, ends, piece, trie);
    from = ends[piece] ?? run.length;
    ends[count] = from;
    count++;
  }
  ends.length = count;
  return ends;
}

/** Shorter names appear inside other words too often. */
const INNER_NAME_LETTERS = 5;

/** The names anywhere in a Thai run: บ้านลาดพร้าว contains บ้านลาด and ลาดพร้าว, and means the second. */
export function innerNames(run: string, { trie }: Names): string[] {
  const found: string[] = [];
  for (let from = 0; from < run.length; from++) {
    if (!trie.mayBegin(run, from)) continue;
    let node = trie.step(ROOT, run.charCodeAt(from));
    for (let to = from + 1; node !== ROOT; to++) {
      if (to - from >= INNER_NAME_LETTERS && trie.valueAt(node) !== 0) found.push(run.slice(from, to));
      node = to < run.length ? trie.step(node, run.charCodeAt(to)) : ROOT;
    }
  }
  return found;
}
