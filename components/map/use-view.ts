import type { MapLibreEvent, MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { MapPoints } from '@/lib/map/map-points';
import { boundsAround, searchableBounds } from '@/lib/map/mercator';
import { type Bounds, boundsOf } from '@/lib/search/area-shape';
import type { SearchParams } from '@/lib/search/params';
import { box, closeZoom, MAX_ZOOM } from './create-map';

/** Wheels and fingers come in bursts: a search begins when the map has rested so long. */
const REST_MS = 250;
/** Room for half a pin, and for the buttons that lie on the map, in pixels. */
export const PADDING = { top: 80, right: 112, bottom: 52, left: 56 };

/** Said with every movement that the visitor asked for by our own buttons and pins. */
export const BY_VISITOR = { byVisitor: true } as const;

/** Said with a movement that can be taken back by itself. */
export const AS_STEP = { ...BY_VISITOR, asStep: true } as const;

const isByVisitor = (event: MapLibreEvent) => event.originalEvent !== undefined || 'byVisitor' in event;

/** What is in view, as far as a search may name it. */
export function boundsInView(map: MapLibreMap): Bounds | undefined {
  const bounds = map.getBounds();
  return searchableBounds([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
}

type Fit = { params: SearchParams; found: MapPoints | undefined; isOwn: (params: SearchParams) => boolean };

/**
 * Shows what a search is about: its box, else what was drawn, else all homes found; but not where the search was made by
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
    // A box is what a map has shown before: exactly that again.
    const how = bbox === undefined ? { padding: PADDING, maxZoom: closeZoom(map) } : { padding: 0, maxZoom: MAX_ZOOM };
    map.fitBounds(box(bounds), { ...how, animate });
  }, [map, params, found, isOwn]);
}

/** Calls when the map rests after the visitor has moved it, with whether that was a step: `moving` until then, `moved` until `settled` is called. */
export function useMovedByVisitor(map: MapLibreMap | null, onRest: (isStep: boolean) => void) {
  const [moved, setMoved] = useState(false);
  const [moving, setMoving] = useState(false);
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
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
        rest.current(isStep);
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
