import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { paramKey, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import type { SearchResult } from 'thai-property-search/result';
import { shownMark } from '@/lib/analytics/event-mark';
import { nothingFound, searchShown } from '@/lib/analytics/events';
import { env } from '@/lib/config/env';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { formatBaht } from '@/lib/i18n/numbers';
import type { AreaPrice } from '@/lib/property/area-prices';
import { activeFilters } from '@/lib/search/filters';
import type { Relaxation } from '@/lib/search/relax';
import { LateMap } from '../map/late-map';
import { ListingGrid } from '../property/listing-grid';
import { useAreaName } from '../property/listing-place';
import { Pagination } from '../ui/pagination';
import { ActiveFilters } from './active-filters';
import { NothingFound } from './nothing-found';
import { ResultsFocus } from './results-focus';
import { SearchNotes } from './search-notes';
import { searchPath } from './search-path';
import { SortControl } from './sort-control';
import { RESULTS_ID, ViewSwitch } from './view-switch';

/** The search in the URL, and the search that ran after words were turned into filters. */
type Search = { typed: SearchParams; parsed: SearchParams };

/** A key that is the same for every page, sort order, view and map position of a search. */
const keyOf = (typed: SearchParams): string =>
  serialiseSearchParams({ ...typed, ...{ bbox: undefined, sort: undefined, view: 'list', page: 1 } });

/**
 * The URL keys of the active filters, without duplicates. Includes `q` for typed words, even if they became filters.
 */
function filtersOf({ typed, parsed }: Search): readonly string[] {
  const active = activeFilters(parsed).map(({ name }) => paramKey(name));
  return [...new Set([...(typed.q === '' ? [] : [paramKey('q')]), ...active])];
}

/** Analytics attributes for a list of results. An unfiltered list does not count as a search. */
function searchMark(search: Search, results: number) {
  const [key, filters] = [keyOf(search.typed), filtersOf(search)];
  const isSearch = filters.length > 0;
  return { 'data-search': key, ...(isSearch ? shownMark(searchShown({ filters, results }), `search${key}`) : {}) };
}

/** Analytics attributes for an empty result, with the number of alternatives offered. */
const nothingMark = (search: Search, relaxations: number) =>
  shownMark(nothingFound({ filters: filtersOf(search), relaxations }), `nothing${keyOf(search.typed)}`);

/** The results of a search on a map that fills its container. `params` is the search that ran (`parsed`). */
function ResultsMap({ params }: { params: SearchParams }) {
  const t = useTranslations('Map');
  const { Map: words, Price, Deal } = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ Map: words, Price, Deal }}>
      <LateMap
        params={params}
        styleUrl={env().MAP_STYLE_URL}
        loadingText={t('loading')}
        failedText={t('failed')}
        noScriptText={t('noScript')}
      />
    </NextIntlClientProvider>
  );
}

/** Fills the viewport between the results header and the bottom bar. */
const ALONE =
  'mt-3 relative h-[calc(100dvh-9.5rem-var(--p-bottom-bar)-env(safe-area-inset-bottom))] min-h-96 noscript:h-40 noscript:min-h-0';
const ABOVE = 'relative h-[45dvh] min-h-72';
const BESIDE = `${ABOVE} row-start-1 lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem-var(--p-bottom-bar))]`;

/**
 * Container of the results map. In the map view it fills the viewport. In the split view it is above the list on
 * phones, and sticky next to the list on wide viewports. It is shorter if an unmoved map has no results, so that the
 * suggestions below it are visible.
 */
function MapSlot({ params, total }: { params: SearchParams; total: number }) {
  const t = useTranslations('View');
  const alone = total === 0 && params.bbox === undefined ? `mt-3 ${ABOVE}` : ALONE;
  return (
    <section
      aria-label={t('onMap')}
      className={`overflow-hidden rounded-card border border-line bg-sunken ${params.view === 'map' ? alone : BESIDE}`}
    >
      <ResultsMap params={params} />
    </section>
  );
}

/**
 * Asking prices in the searched district: the median, and the price per area by type, each with its number of listings.
 */
function AreaPriceNote({ area, places }: { area: AreaPrice; places: Places }) {
  const t = useTranslations();
  const name = useAreaName(places);
  const { districtCode, provinceCode, count, median, types } = area;
  return (
    <section aria-label={t('AreaPrices.label')} className="mb-4 rounded-card bg-sunken px-4 py-3 text-sm tabular-nums">
      <p>
        {t.rich('AreaPrices.median', {
          area: name(districtCode, provinceCode),
          price: formatBaht(median),
          count,
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      {types.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {types.map(({ propertyType, perArea, count: ofType }) => (
            <li key={propertyType}>
              {t(propertyType === 'land' ? 'AreaPrices.perSqwah' : 'AreaPrices.perSqm', {
                type: t(`PropertyType.${propertyType}`),
                price: formatBaht(perArea),
                count: ofType,
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

type Props = {
  /** Path of the search with its locale. */
  action: string;
  /** The search in the URL. */
  typed: SearchParams;
  /** The search that ran, with words turned into filters. */
  params: SearchParams;
  fromWords: readonly (keyof SearchParams)[];
  result: SearchResult;
  /** The listings on this page of results. */
  homes: readonly Listing[];
  relaxed: readonly Relaxation[];
  /** Prices in the searched district. */
  areaPrice: AreaPrice | undefined;
  places: Places;
};

const COUNT_ID = 'found';

/** The result count, active filters, sort order, and the listings: as a list, on a map, or both side by side. */
export function SearchResults(props: Props) {
  const { action, typed, params, fromWords, result, homes, relaxed, areaPrice, places } = props;
  const search = { typed, parsed: params };
  const t = useTranslations('Search');
  const { view } = params;
  const mapAlone = view === 'map';
  const list = (
    <>
      {result.total === 0 ? (
        <div {...nothingMark(search, relaxed.length)}>
          <NothingFound params={params} relaxed={relaxed} places={places} />
        </div>
      ) : (
        <ListingGrid listings={homes} places={places} now={Date.now()} columns={2} firstAboveFold={view === 'list'} />
      )}
      <Pagination page={result.page} pages={result.pages} hrefOf={(page) => searchPath({ ...params, page })} />
    </>
  );
  const filters = (
    <ResultsFocus
      query={serialiseSearchParams(params)}
      fallbackId={COUNT_ID}
      className={mapAlone ? 'mt-5' : 'mt-3 mb-5'}
    >
      <ActiveFilters params={params} fromWords={fromWords} places={places} />
    </ResultsFocus>
  );
  return (
    <div
      id={RESULTS_ID}
      {...searchMark(search, result.total)}
      className={`${mapAlone ? 'group/results' : ''} mt-6 min-w-0 transition-opacity duration-150 peer-data-pending/form:opacity-60 ${view === 'list' ? 'lg:mt-0' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {/* The status role is on a wrapper, because status text inside the heading would become part of its name. */}
        <div role="status" className="sm:flex sm:min-h-11.5 sm:items-center">
          <h2 id={COUNT_ID} tabIndex={-1} className="text-base tabular-nums">
            {t('results', { count: result.total })}
          </h2>
        </div>
        {/* Reserves the width of the controls, which stream in later, to avoid a layout shift. */}
        <div className={`flex flex-wrap items-center gap-2 ${mapAlone ? '' : 'min-w-[min(100%,21.125rem)]'}`}>
          <div className={mapAlone ? 'hidden noscript:block' : undefined}>
            <SortControl action={action} params={params} />
          </div>
          <ViewSwitch params={params} />
        </div>
      </div>
      {mapAlone ? null : filters}
      <SearchNotes {...result} />
      {areaPrice && !mapAlone ? <AreaPriceNote area={areaPrice} places={places} /> : null}
      {view === 'list' ? list : null}
      {mapAlone ? (
        <>
          <MapSlot params={params} total={result.total} />
          {/* Below the map: above it, the first map move adds a filter and would push the map down. */}
          {filters}
          {/* The map replaces the list, except without JavaScript, after a failed load, or if there are no results. */}
          <div
            className={
              result.total === 0 ? 'mt-6' : 'mt-6 hidden noscript:block group-has-data-map-failed/results:block'
            }
          >
            {list}
          </div>
        </>
      ) : null}
      {view === 'split' ? (
        // The map's space is reserved before it loads, so the list can be painted first.
        <div className="grid grid-rows-[max(45dvh,18rem)_auto] items-start gap-6 lg:grid-cols-2 lg:grid-rows-none">
          <div className="row-start-2 min-w-0 lg:row-start-1">{list}</div>
          <MapSlot params={params} total={result.total} />
        </div>
      ) : null}
    </div>
  );
}
