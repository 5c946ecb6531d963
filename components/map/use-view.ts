import type { MapLibreEvent, MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { type Bounds, boundsOf } from 'thai-property-search/area-shape';
import type { SearchParams } from 'thai-property-search/params';
import type { MapPoints } from '@/lib/map/map-points';
import { boundsAround, searchableBounds } from '@/lib/map/mercator';
import { box, closeZoom, MAX_ZOOM } from './create-map';

/** Debounce in milliseconds: a search starts after the map has been still, because input events come in bursts. */
const REST_MS = 250;
/** Padding in pixels, for half a pin and for the controls on the map. */
export const PADDING = { top: 80, right: 112, bottom: 52, left: 56 };

/** Event data of map movements that the visitor starts with the site's buttons and pins. */
export const BY_VISITOR = { byVisitor: true } as const;

/** Event data of a movement that adds a history entry. */
export const AS_STEP = { ...BY_VISITOR, asStep: true } as const;

const isByVisitor = (event: MapLibreEvent) => event.originalEvent !== undefined || 'byVisitor' in event;

/** The visible bounds, within the limits of a search. */
export function boundsInView(map: MapLibreMap): Bounds | undefined {
  const bounds = map.getBounds();
  return searchableBounds([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
}

type Fit = { params: SearchParams; found: MapPoints | undefined; isOwn: (params: SearchParams) => boolean };

/**
 * Fits the map to a search: its bounds, or the drawn area, or else all results. Does nothing if the search came from
 * moving the map.
 */
export function useFit(map: MapLibreMap | null, { params, found, isOwn }: Fit): void {
  const shown = useRef<MapLibreMap | null>(null);
  useEffect(() => {
    if (map === null || found === undefined || (shown.current === map && isOwn(params))) return;
    const { bbox, area } = params;
    const bounds = bbox ?? (area === undefined ? boundsAround(found.points) : boundsOf(area));
    if (bounds === undefined) return;
    const animate = shown.current === map;
    shown.current = map;
    // Search bounds are an earlier map view, so show exactly that view.
    const options =
      bbox === undefined ? { padding: PADDING, maxZoom: closeZoom(map) } : { padding: 0, maxZoom: MAX_ZOOM };
    map.fitBounds(box(bounds), { ...options, animate });
  }, [map, params, found, isOwn]);
}

/**
 * Calls `onRest` when the map is still after the visitor has moved it, with whether the movement adds a history entry.
 * `moving` is true until then, `moved` until `settled` is called.
 */
export function useMovedByVisitor(map: MapLibreMap | null, onRest: (isStep: boolean) => void) {
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
      isStep ||= 'asStep' in event;
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
