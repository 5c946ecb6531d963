import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { type SearchParams, serialiseSearchParams } from '@/lib/search/params';

type Change = Partial<Pick<SearchParams, 'bbox' | 'area'>>;

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
      written.current.add(query);
      router.replace(window.location.pathname + query, { scroll: false, transitionTypes: ['map'] });
    },
    [router],
  );
  const isOwn = useCallback((state: SearchParams) => written.current.has(serialiseSearchParams(state)), []);
  return { search, isOwn };
}
