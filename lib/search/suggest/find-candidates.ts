import { type Candidate, type Entry, Shortlist } from './entries';
import { mostHomes, type SuggestIndex } from './home-counts';
import { isWish, knownWords, NO_WISH, splitEnd, type Wish, wishOf } from './known-words';
import { FITS, type Fit } from './name-index';
import type { SearchKind } from './suggestion';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const MAX_STARTS = 24;
const CHECKED_LENGTH = 80;

/** Where a name may begin: after spaces and at Thai word boundaries. The last ones in order, never index 0. */
function wordStarts(text: string): number[] {
  const from = Math.max(0, text.length - CHECKED_LENGTH);
  return [...segmenter.segment(text.slice(from))]
    .filter(({ index, segment }) => from + index > 0 && segment.trim() !== '')
    .map(({ index }) => from + index)
    .slice(-MAX_STARTS);
}

const PIECE_FROM = 2;

const suits = ({ kind, id, search }: Entry, wish: Wish) =>
  (kind !== 'type' || wish.types.length === 0 || wish.types.some((type) => type === id)) &&
  (wish.kind === undefined || kind === wish.kind) &&
  (wish.system === undefined || search.stations?.some((id) => id.startsWith(wish.system ?? '')));

const kindsOf = ({ kind, types }: Wish): readonly SearchKind[] => {
  if (kind !== undefined) return [kind];
  return types.length > 0 ? ['station', 'district'] : ['type', 'station', 'district'];
};

/** Collects the matches. Entries without listings are used only if there are no others. */
class Finder {
  readonly #some = new Shortlist();
  readonly #none = new Shortlist();
  constructor(readonly index: SuggestIndex) {}

  get candidates(): readonly Candidate[] {
    return this.#some.size > 0 ? this.#some.candidates : this.#none.candidates;
  }

  get isEmpty(): boolean {
    return this.#some.size + this.#none.size === 0;
  }

  #taker(wish: Wish, piece: boolean): (number: number, fit: Fit) => boolean {
    const countOf = this.index.countsUnder(wish);
    return (number, fit) => {
      const entry = this.index.entries[number];
      if (entry === undefined || !suits(entry, wish)) return false;
      const count = countOf(number);
      const rank = FITS.indexOf(fit) * 2 + Number(piece);
      (count > 0 ? this.#some : this.#none).offer({ entry, number, rank, count, wish });
      return true;
    };
  }

  byPrefix(text: string, wish: Wish, piece: boolean): boolean {
    const take = this.#taker(wish, piece);
    let hit = false;
    for (const names of this.index.names) {
      names.byPrefix(text, (number, fit) => {
        hit = take(number, fit) || hit;
      });
    }
    return hit;
  }

  mistyped(text: string, wish: Wish, piece: boolean): void {
    const take = this.#taker(wish, piece);
    for (const names of this.index.names) names.mistyped(text, take);
  }

  most(wish: Wish): void {
    const take = this.#taker(wish, true);
    for (const [number, { kind, id }] of this.index.entries.entries()) {
      if (kind === 'type' && wish.types.some((type) => type === id)) take(number, 'near');
    }
    for (const candidate of mostHomes(this.index, kindsOf(wish), wish)) this.#some.offer(candidate);
  }
}

function pieces(text: string): { piece: string; wish: Wish }[] {
  const { core, end } = splitEnd(text);
  const [before, after] = [knownWords(core), knownWords(end)];
  const starts = new Set([...(end === '' ? [] : [0]), ...wordStarts(core), ...before.map((word) => word.end)]);
  return [...starts]
    .sort((a, b) => a - b)
    .map((start) => ({
      piece: core.slice(start).trim(),
      wish: wishOf([...before.filter((word) => word.end <= start), ...after]),
    }));
}

/** Tries the whole text or what follows known words, then both with typing errors, then only the last words. */
export function findCandidates(text: string, index: SuggestIndex): readonly Candidate[] {
  const finder = new Finder(index);
  const parts = pieces(text);
  const withWish = parts.filter(({ wish }) => isWish(wish));
  finder.byPrefix(text, NO_WISH, false);
  const match = withWish.find(({ piece, wish }) => finder.byPrefix(piece, wish, true));
  const all = withWish.find(({ piece }) => piece === '');
  if (!match && all) finder.most(all.wish);
  if (finder.isEmpty) {
    finder.mistyped(text, NO_WISH, false);
    const last = withWish.find(({ piece }) => piece !== '');
    if (last) finder.mistyped(last.piece, last.wish, true);
  }
  if (finder.isEmpty) parts.find(({ piece }) => piece.length >= PIECE_FROM && finder.byPrefix(piece, NO_WISH, true));
  return finder.candidates;
}
