import { CARDS_PER_PAGE } from '@/lib/config/site';
import type { Listing } from '@/lib/content/collections';
import { IN_CATEGORY, isListingCategory } from '@/lib/content/listing-categories';
import { memoize, memoizeBySnapshot } from '@/lib/content/memoize-by-snapshot';
import { ROUTES, routePath } from '@/lib/navigation/routes';

/** A page of which nothing is known but its path, and perhaps when it changed. */
export type ListPage = { readonly path: string; readonly changed?: string | undefined };

/** What the homes of a list come to, as they go by: 100,000 are looked at once, not once for each list. */
type ListTally = { readonly holds: (home: Listing) => boolean; changed: string | undefined; count: number };

function tallied(all: readonly Listing[], onOffer: readonly Listing[], tallies: readonly ListTally[]): void {
  for (const home of all) {
    for (const tally of tallies) {
      if ((tally.changed === undefined || home.updatedAt > tally.changed) && tally.holds(home)) {
        tally.changed = home.updatedAt;
      }
    }
  }
  for (const home of onOffer) for (const tally of tallies) if (tally.holds(home)) tally.count += 1;
}

/** The pages of a list of so many, `size` on each; one where there are none. */
export const numbered = (count: number, size: number, toAddress: (page: number) => ListPage): ListPage[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, index) => toAddress(index + 1));

/** What changes with the homes on offer, as new as the newest of these, also where that one has just been sold. */
function pagesOfLists(onOffer: readonly Listing[], all: readonly Listing[]): ListPage[] {
  const tally = (holds: ListTally['holds']): ListTally => ({ holds, changed: undefined, count: 0 });
  const every = tally(() => true);
  const categories = ROUTES.map(({ name }) => name)
    .filter(isListingCategory)
    .map((name) => ({ name, ...tally(IN_CATEGORY[name]) }));
  tallied(all, onOffer, [every, ...categories]);
  return [
    { path: routePath('home'), changed: every.changed },
    { path: routePath('search'), changed: every.changed },
    ...categories
      .filter(({ count }) => count > 0)
      .flatMap(({ name, count, changed }) =>
        numbered(count, CARDS_PER_PAGE, (page) => ({ path: routePath(name, { page }), changed })),
      ),
  ];
}

/** The lists of homes, page by page; made once for the homes that there are, since every part asks for them. */
export const listPages = memoizeBySnapshot('lists of the sitemap', (all: readonly Listing[]) =>
  memoize((onOffer: readonly Listing[]) => pagesOfLists(onOffer, all)),
);
