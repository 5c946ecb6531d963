import type { MapLibreEvent, MapLibreMap } from 'maplibre-gl';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Bounds, boundsOf } from 'thai-property-search/area-shape';
import { parseSearchQuery, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { localizedPath } from '@/lib/i18n/locales';
import { boundsAround, searchableBounds } from '@/lib/map/geometry';
import type { MapPoints } from '@/lib/map/map-points';
import { routePath } from '@/lib/navigation/routes';
import { useSite } from '../ui/navigation';
import { skipNextFade } from '../ui/page-fade';
import { afterLayers } from '../ui/use-back-to-close';
import { box, closeZoom, MAX_ZOOM } from './create-map';
import { BY_VISITOR } from './zoom-buttons';

/** Debounce in milliseconds: a search starts after the map has been still, because input events come in bursts. */
const REST_MS = 250;

/** Padding in pixels, for half a pin and for the controls on the map. */
export const PADDING = { top: 80, right: 112, bottom: 52, left: 56 };

export const WITH_HISTORY_ENTRY = { ...BY_VISITOR, addsHistoryEntry: true } as const;

type Change = Partial<Pick<SearchParams, 'bbox' | 'area' | 'reach'>>;

const useParsed = (query: string) => useMemo(() => parseSearchQuery(new URLSearchParams(query)), [query]);

/** The search of a query, and the map's part of it: the same object while the page and the order of the list change. */
export function useMapState(query: string): { params: SearchParams; state: SearchParams } {
  const params = useParsed(query);
  return { params, state: useParsed(keyOf(params)) };
}

/** Writes map changes to the URL of the search page: a step adds a history entry. `isOwn`: came from here. */
export function useMapSearch(params: SearchParams) {
  const router = useRouter();
  const { locale, routing } = useSite();
  const searchPage = localizedPath(locale, routePath('search'), routing);
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
      // The map shows the homes in reach, like those of a form.
      if (change.reach === undefined) written.current = [...written.current, keyOf(latest.current)];
      const href = searchPage + query;
      const options = { scroll: false };
      const isElsewhere = window.location.pathname !== searchPage;
      if (isElsewhere) skipNextFade();
      if (isStep || isElsewhere) afterLayers(() => router.push(href, options));
      else router.replace(href, options);
    },
    [router, searchPage],
  );
  const isOwn = useCallback((state: SearchParams) => written.current.includes(keyOf(state)), []);
  return { search, isOwn };
}

/** A key of the search that ignores the list's page and order, because they do not change the map. */
const keyOf = (params: SearchParams) => serialiseSearchParams({ ...params, sort: undefined, view: 'map', page: 1 });

type Fit = { params: SearchParams; found: MapPoints | undefined; isOwn: (params: SearchParams) => boolean };

/** Fits the map to the bounds, the drawn area or all results, unless the search came from moving the map. */
export function useFitBounds(map: MapLibreMap | null, { params, found, isOwn }: Fit): void {
  const shown = useRef<MapLibreMap | null>(null);
  useEffect(() => {
    if (map === null || found === undefined || (shown.current === map && isOwn(params))) return;
    const { bbox, area } = params;
    const start = found.reach.slice(0, 1).map(([lng, lat]) => ({ lng, lat }));
    const bounds = bbox ?? (area === undefined ? boundsAround([...found.points, ...start]) : boundsOf(area));
    if (bounds === undefined) return;
    const animate = shown.current === map;
    shown.current = map;
    // Search bounds are an earlier map view, so show exactly that view.
    const options =
      bbox === undefined ? { padding: PADDING, maxZoom: closeZoom(map) } : { padding: 0, maxZoom: MAX_ZOOM };
    map.fitBounds(box(bounds), { ...options, animate });
  }, [map, params, found, isOwn]);
}

/** Calls `onRest` when the visitor's movement has ended. `moved` is true until `settled` is called. */
export function useVisitorMovement(map: MapLibreMap | null, onRest: (isStep: boolean) => void) {
  const [moved, setMoved] = useState(false);
  const [moving, setMoving] = useState(false);
  const latestOnRest = useRef(onRest);
  useEffect(() => {
    latestOnRest.current = onRest;
  });
  useEffect(() => {
    if (map === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStep = false;
    const begin = (event: MapLibreEvent) => {
      clearTimeout(timer);
      if (isByVisitor(event)) setMoving(true);
    };
    const end = (event: MapLibreEvent) => {
      if (!isByVisitor(event)) return;
      isStep ||= 'addsHistoryEntry' in event;
      setMoved(true);
      clearTimeout(timer);
      timer = setTimeout(() => {
        setMoving(false);
        latestOnRest.current(isStep);
        isStep = false;
      }, REST_MS);
    };
    map.on('movestart', begin);
    map.on('moveend', end);
    return () => {
      clearTimeout(timer);
      map.off('movestart', begin);
      map.off('moveend', end);
    };
  }, [map]);
  return { moved, moving, settled: () => setMoved(false) };
}

const isByVisitor = (event: MapLibreEvent) => event.originalEvent !== undefined || 'byVisitor' in event;

export function boundsInView(map: MapLibreMap): Bounds | undefined {
  const bounds = map.getBounds();
  return searchableBounds([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
}
