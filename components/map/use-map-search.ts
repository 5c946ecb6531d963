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
 * Puts the part of the search that the map decides into the URL; the page stays where it is. What the visitor pressed is
 * a step that can be taken back, what follows the map as it moves is none. `isOwn` tells a state that came from here from
 * one that the visitor chose elsewhere.
 */
export function useMapSearch(params: SearchParams) {
  const router = useRouter();
  const latest = useRef(params);
  /** The state that the map shows, if it came from here, and those still on their way: going back is to none of them. */
  const written = useRef<readonly string[]>([]);
  useEffect(() => {
    latest.current = params;
    const at = written.current.indexOf(keyOf(params));
    written.current = at === -1 ? [] : written.current.slice(at);
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
