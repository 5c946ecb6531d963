import { CARDS_PER_PAGE } from '@/lib/config/site';
import type { Listing } from '@/lib/content/collections';
import { IN_CATEGORY, isListingCategory } from '@/lib/content/listing-categories';
import { memoize, memoizeBySnapshot } from '@/lib/content/memoize-by-snapshot';
import { ROUTES, routePath } from '@/lib/navigation/routes';

/** A list page: its path, and its last change if known. */
export type ListPage = { readonly path: string; readonly changed?: string | undefined };

/** The running totals of a list. All lists are counted in a single pass over 100,000 listings. */
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

/** The numbered pages of a list with `count` entries, `size` per page. An empty list has one page. */
export const numbered = (count: number, size: number, toAddress: (page: number) => ListPage): ListPage[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, index) => toAddress(index + 1));

/** The list pages of the active listings. The last change also counts listings that were just sold. */
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

/** The list pages, memoized for the current listings because every part of the sitemap needs them. */
export const listPages = memoizeBySnapshot('lists of the sitemap', (all: readonly Listing[]) =>
  memoize((onOffer: readonly Listing[]) => pagesOfLists(onOffer, all)),
);
