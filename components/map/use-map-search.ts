import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { parseSearchQuery, type SearchParams, serialiseSearchParams } from '@/lib/search/params';

type Change = Partial<Pick<SearchParams, 'bbox' | 'area'>>;

/** The search without what is the list's alone: another page or order of it leaves the map as it is. */
const keyOf = (params: SearchParams) => serialiseSearchParams({ ...params, sort: undefined, view: 'map', page: 1 });

/** The search as far as it is the map's: the same object while it says the same, though each page brings a new one. */
export function useMapState(params: SearchParams): SearchParams {
  const key = keyOf(params);
  return useMemo(() => parseSearchQuery(new URLSearchParams(key)), [key]);
}

/**
 * Puts the part of the search that the map decides into the URL: no step back is left, and the page stays where it is.
 * `isOwn` tells a state that came from here from one that the visitor chose elsewhere.
 */
export function useMapSearch(params: SearchParams) {
  const router = useRouter();
  const latest = useRef(params);
  const written = useRef(new Set<string>());
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const search = useCallback(
    (change: Change) => {
      latest.current = { ...latest.current, ...change, page: 1 };
      const query = serialiseSearchParams(latest.current);
      written.current.add(keyOf(latest.current));
      router.replace(window.location.pathname + query, { scroll: false, transitionTypes: ['map'] });
    },
    [router],
  );
  const isOwn = useCallback((state: SearchParams) => written.current.has(keyOf(state)), []);
  return { search, isOwn };
}
