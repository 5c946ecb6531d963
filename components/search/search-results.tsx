import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { paramKey, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { nothingFound, searchShown } from '@/lib/analytics/events';
import { shownMark } from '@/lib/analytics/site-event';
import type { Listing } from '@/lib/content/collections';
import { mapStyleUrl } from '@/lib/map/map-archive.server';
import type { AreaPrice } from '@/lib/property/area-prices';
import type { PriceEvidence } from '@/lib/property/comparables';
import { activeFilters } from '@/lib/search/filters';
import type { FoundHomes } from '@/lib/search/find-homes.server';
import type { Trip } from '@/lib/transit/network';
import { LateMap } from '../map/late-map';
import { ListingGrid } from '../property/listing-grid';
import { Pagination } from '../ui/page-links';
import { reachPlace } from './filter-words';
import { NothingFound, RequestLink } from './nothing-found';
import { QuickFilters } from './quick-filters';
import { RESULTS_ID, SortControl } from './results-controls';
import { ResultsFocus } from './results-interaction';
import { SearchForm } from './search-form';
import { ActiveFilters, AreaPriceNote, SaveSearch, SearchNotes } from './search-notes';
import { searchPath } from './search-path';

type Props = {
  action: string;
  found: FoundHomes;
  homes: readonly Listing[];
  evidence: ReadonlyMap<string, PriceEvidence>;
  areaPrice?: AreaPrice | undefined;
  /** From the homes to the place of the search, by id. */
  trips?: ReadonlyMap<string, Trip>;
  allFields?: boolean;
  /** The address of a page of a list that has addresses of its own. Its visitors have not searched. */
  hrefOf?: (page: number) => string;
};

export function SearchView(props: Props) {
  const { parsed, result, places } = props.found;
  return (
    <>
      <SearchForm
        action={props.action}
        params={parsed}
        result={result}
        total={result.total}
        places={places}
        allFields={props.allFields ?? false}
      />
      <SearchResults {...props} />
    </>
  );
}

const COUNT_ID = 'found';

/** A list of at most this many listings ends with a link to the form for an enquiry. */
const FEW = 3;

function SearchResults({ action, found, homes, evidence, areaPrice, trips = new Map(), hrefOf }: Props) {
  const { typed, parsed: params, result, places, relaxed } = found;
  const search = { typed, parsed: params };
  const { view } = params;
  const mapAlone = view === 'map';
  // A map with results fills the window of a phone.
  const mapFills = mapAlone && result.total > 0;
  // An empty map says something only to those who moved it there.
  const besideMap = result.total > 0 || params.bbox !== undefined || params.area !== undefined;
  const to = useReachPlace(found);
  const tripsToPlace = to === undefined ? undefined : { to, byId: trips };
  const list = (
    <>
      {result.total === 0 ? (
        <div {...nothingMark(search, relaxed.length)}>
          <NothingFound
            found={found}
            homes={homes}
            evidence={evidence}
            firstAboveFold={view === 'list'}
            besideMap={besideMap && !mapAlone}
            trips={tripsToPlace}
          />
        </div>
      ) : (
        <ListingGrid
          listings={homes}
          places={places}
          now={Date.now()}
          evidence={evidence}
          trips={tripsToPlace}
          columns="beside-map"
          firstAboveFold={!mapAlone}
        />
      )}
      {result.total > 0 && result.total <= FEW ? <RequestLink params={typed} /> : null}
      <Pagination
        page={result.page}
        pages={result.pages}
        hrefOf={hrefOf ?? ((page) => searchPath({ ...params, page }))}
      />
    </>
  );
  const filters = (
    <ResultsFocus
      query={serialiseSearchParams(params)}
      fallbackId={COUNT_ID}
      className={`filter-row ${mapAlone ? 'mt-5' : 'min-w-0 max-lg:order-1 max-lg:mt-1 max-lg:basis-[calc(100%+2rem)] md:max-lg:basis-[calc(100%+3rem)] lg:grow'}`}
    >
      <ActiveFilters found={found} />
      {hrefOf === undefined && !mapAlone ? <QuickFilters found={found} /> : null}
    </ResultsFocus>
  );
  return (
    <div
      id={mapAlone ? undefined : RESULTS_ID}
      {...(hrefOf === undefined && searchMark(search, result.total))}
      className={`${mapAlone ? 'group/results' : ''} ${mapFills ? 'lg:mt-3 noscript:mt-3' : 'mt-3'} min-w-0 transition-opacity duration-150 peer-data-pending/form:opacity-60`}
    >
      <ResultsHead action={action} params={params} total={result.total} isHiddenOnPhones={mapFills}>
        {mapAlone ? null : filters}
        <SaveSearch found={found} />
      </ResultsHead>
      <SearchNotes params={params} result={result} farPlace={found.isFarFromTrains ? to : undefined} />
      {areaPrice && !mapAlone ? <AreaPriceNote area={areaPrice} places={places} /> : null}
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
      ) : (
        <div
          className={
            besideMap ? 'gap-6 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,42%)] noscript:block' : 'max-w-[76rem]'
          }
        >
          <div className="min-w-0">{list}</div>
          {besideMap ? <MapSlot params={params} total={result.total} /> : null}
        </div>
      )}
    </div>
  );
}

type HeadProps = {
  action: string;
  params: SearchParams;
  total: number;
  isHiddenOnPhones: boolean;
  children: ReactNode;
};

/** On a desktop one row: the count, the filters, the order. */
function ResultsHead({ action, params, total, isHiddenOnPhones, children }: HeadProps) {
  const t = useTranslations('Search');
  const mapAlone = params.view === 'map';
  return (
    <div
      className={`flex flex-wrap items-start justify-between gap-x-2 mb-3 lg:mb-5 lg:flex-nowrap lg:gap-x-4 ${isHiddenOnPhones ? 'max-lg:not-noscript:sr-only' : ''}`}
    >
      {/* The status role is on a wrapper, because status text inside the heading would become part of its name. */}
      <div role="status" className="min-h-11.5 shrink-0 content-center">
        <h2 id={COUNT_ID} tabIndex={-1} className="text-base tabular-nums outline-none">
          {t('results', { count: total })}
        </h2>
      </div>
      {children}
      {total === 0 ? null : (
        <SortControl action={action} params={params} className={mapAlone ? 'hidden noscript:flex' : 'flex'} />
      )}
    </div>
  );
}

function useReachPlace({ parsed: { reach }, places }: FoundHomes): string | undefined {
  const t = useTranslations();
  const locale = useLocale();
  return reach && reachPlace(t, locale, reach.to, places);
}

/** The search in the URL, and the search that ran after words were turned into filters. */
type Search = { typed: SearchParams; parsed: SearchParams };

/** A key that is the same for every page, sort order, view and map position of a search. */
const keyOf = (typed: SearchParams): string =>
  serialiseSearchParams({ ...typed, ...{ bbox: undefined, sort: undefined, view: 'list', page: 1 } });

/** The URL keys of the active filters. Includes `q` for typed words, even if they became filters. */
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

const nothingMark = (search: Search, relaxations: number) =>
  shownMark(nothingFound({ filters: filtersOf(search), relaxations }), `nothing${keyOf(search.typed)}`);

/** Fills the viewport between the search row and the bottom bar. */
const ALONE =
  'clear-of-bars relative max-lg:-mx-4 max-lg:-scroll-mt-6 md:max-lg:-mx-6 lg:rounded-card lg:border h-[calc(100dvh-3.5rem-var(--p-bottom-bar)-env(safe-area-inset-bottom))] lg:h-[calc(100dvh-9.5rem)] min-h-96 noscript:h-40 noscript:min-h-0';

const BESIDE = 'sticky top-36 h-[calc(100dvh-10rem)] rounded-card border max-xl:hidden noscript:hidden';

/** Shorter if an unmoved map has no results, so that the suggestions below it are visible. */
const WITHOUT_RESULTS = 'relative mt-3 h-[45dvh] min-h-72 rounded-card border';

function MapSlot({ params, total }: { params: SearchParams; total: number }) {
  const t = useTranslations();
  const alone = total === 0 && params.bbox === undefined ? WITHOUT_RESULTS : ALONE;
  const mapAlone = params.view === 'map';
  return (
    <section
      id={mapAlone ? RESULTS_ID : undefined}
      aria-label={t('View.onMap')}
      className={`overflow-hidden border-line bg-sunken ${mapAlone ? alone : BESIDE}`}
    >
      <LateMap
        query={serialiseSearchParams(params)}
        besideList={!mapAlone}
        styleUrl={mapStyleUrl()}
        loadingText={t('Map.loading')}
        failedText={t('Map.failed')}
        {...(mapAlone && { noScriptText: t('Map.noScript') })}
      />
    </section>
  );
}
