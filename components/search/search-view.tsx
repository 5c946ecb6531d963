import type { Listing } from '@/lib/content/collections';
import type { AreaPrice } from '@/lib/property/area-prices';
import type { FoundHomes } from '@/lib/search/find-homes.server';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';

type Props = {
  /** Path of the search page with its locale. */
  action: string;
  found: FoundHomes;
  /** The listings on this page of the results. */
  homes: readonly Listing[];
  /** Prices in the district of the search. */
  areaPrice: AreaPrice | undefined;
};

/** The filters of a search and its results. */
export function SearchView({ action, found, homes, areaPrice }: Props) {
  const { typed, parsed, fromWords, result, places, relaxed } = found;
  return (
    <div className={parsed.view === 'list' ? 'gap-8 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]' : undefined}>
      <SearchForm action={action} params={parsed} result={result} total={result.total} places={places} />
      <SearchResults
        action={action}
        typed={typed}
        params={parsed}
        fromWords={fromWords}
        result={result}
        homes={homes}
        places={places}
        areaPrice={areaPrice}
        relaxed={relaxed}
      />
    </div>
  );
}
