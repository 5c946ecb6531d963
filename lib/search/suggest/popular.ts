import type { HomeCounts } from './home-counts';
import { NO_WISH, type Wish } from './known-words';
import { FITS, type NameIndex } from './name-index';
import type { Entry } from './place-entries';
import { type Candidate, Shortlist } from './shortlist';
import type { SearchKind } from './suggestion';

/** All entries by number, with their names and listing counts. */
export type SuggestIndex = {
  readonly entries: readonly Entry[];
  readonly names: readonly NameIndex[];
  readonly countsUnder: HomeCounts['under'];
};

/** How many entries of each kind to show before the visitor types. Whole station systems are excluded as too broad. */
const BEGINNING: readonly (readonly [SearchKind, number])[] = [
  ['station', 3],
  ['district', 3],
  ['type', 2],
];
const isSystem = ({ kind, id }: Entry) => kind === 'station' && !id.includes('-');

/** The entries of these kinds with the most listings for a wish. Entries without listings are left out. */
export function mostHomes(
  { entries, countsUnder }: SuggestIndex,
  kinds: readonly SearchKind[],
  wish: Wish,
): readonly Candidate[] {
  const list = new Shortlist();
  const countOf = countsUnder(wish);
  for (const [number, entry] of entries.entries()) {
    if (!kinds.includes(entry.kind) || isSystem(entry)) continue;
    if (wish.system !== undefined && !entry.id.startsWith(`${wish.system}-`)) continue;
    const count = countOf(number);
    if (count > 0) list.offer({ entry, number, rank: FITS.length * 2, count, wish });
  }
  return list.candidates;
}

/** The suggestions for an empty text. */
export const popularPlaces = (index: SuggestIndex): readonly Candidate[] =>
  BEGINNING.flatMap(([kind, atMost]) => mostHomes(index, [kind], NO_WISH).slice(0, atMost));
