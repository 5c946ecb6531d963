import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { parseSearchQuery, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';

type Change = Partial<Pick<SearchParams, 'bbox' | 'area'>>;

/** A key of the search that ignores the list's page and order, because they do not change the map. */
const keyOf = (params: SearchParams) => serialiseSearchParams({ ...params, sort: undefined, view: 'map', page: 1 });

/** The map's part of the search. Returns the same object while it is equal, although each page passes a new one. */
export function useMapState(params: SearchParams): SearchParams {
  const key = keyOf(params);
  return useMemo(() => parseSearchQuery(new URLSearchParams(key)), [key]);
}

/**
 * Writes the map's part of the search to the URL without scrolling. An action of the visitor adds a history entry; an
 * update after a map movement replaces the entry. `isOwn` tells whether a state came from here and not from elsewhere
 * on the page.
 */
export function useMapSearch(params: SearchParams) {
  const router = useRouter();
  const latest = useRef(params);
  /** Keys of the current state, if it came from here, and of those still loading. Going back leads to none of them. */
  const written = useRef<readonly string[]>([]);
  useEffect(() => {
    latest.current = params;
    const index = written.current.indexOf(keyOf(params));
    written.current = index === -1 ? [] : written.current.slice(index);
  }, [params]);
  const search = useCallback(
    (change: Change, isStep: boolean) => {
      latest.current = { ...latest.current, ...change, page: 1 };
      const query = serialiseSearchParams(latest.current);
      written.current = [...written.current, keyOf(latest.current)];
      router[isStep ? 'push' : 'replace'](window.location.pathname + query, {
        scroll: false,
        transitionTypes: ['map'],
      });
    },
    [router],
  );
  const isOwn = useCallback((state: SearchParams) => written.current.includes(keyOf(state)), []);
  return { search, isOwn };
}
