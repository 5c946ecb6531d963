import type { MapLibreMap } from 'maplibre-gl';
import { useRef, useState } from 'react';
import { pinPressed } from '@/lib/analytics/events';
import { canSplit, type PinGroup, type Spot } from '@/lib/map/cluster';
import { boundsAround } from '@/lib/map/mercator';
import { record } from '../analytics/record';
import { box, closeZoom, MAX_ZOOM } from './create-map';
import { showCard } from './use-list-cards';
import { AS_STEP, PADDING } from './use-view';

/** `press` counts presses, so that pressing the same pin again loads its listings again. */
export type Chosen = { readonly ids: readonly string[]; readonly approximate: boolean; readonly press: number };

/** Height in pixels of the list at the bottom of the map. */
const LIST_PX = 190;

/** Moves the map if the list would cover a spot. */
function keepClear(map: MapLibreMap, { lng, lat }: Spot): void {
  const below = map.project([lng, lat]).y - (map.getContainer().clientHeight - LIST_PX);
  if (below > 0) map.panBy([0, below]);
}

/**
 * Zooms to where the spots of a pin split. Zooms in steps where the map has little detail, but at least by one level,
 * because a small map may have no space for all of them.
 */
function zoomTo(map: MapLibreMap, { spots }: PinGroup): void {
  const bounds = boundsAround(spots);
  const camera = bounds && map.cameraForBounds(box(bounds), { padding: PADDING, maxZoom: MAX_ZOOM });
  if (!camera?.center) return;
  const zoom = map.getZoom();
  const furthest = Math.max(closeZoom(map), zoom + 2);
  map.easeTo({ center: camera.center, zoom: Math.max(Math.min(camera.zoom ?? 0, furthest), zoom + 1) }, AS_STEP);
}

/** The listings of the selected pin. A pin whose listings can be shown apart zooms in instead. */
export function useChosen(map: MapLibreMap | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const opener = useRef<Element | null>(null);
  const press = (group: PinGroup) => {
    if (map === null) return;
    const homes = group.spots.flatMap((spot) => spot.homes);
    record(pinPressed(homes.length));
    if (canSplit(group, MAX_ZOOM)) {
      setChosen(null);
      return zoomTo(map, group);
    }
    opener.current = document.activeElement;
    const approximate = homes.some((home) => home.approximate);
    setChosen((previous) => ({ ids: homes.map(({ id }) => id), approximate, press: (previous?.press ?? 0) + 1 }));
    if (group.spots[0] !== undefined) keepClear(map, group.spots[0]);
    if (homes[0] !== undefined) showCard(homes[0].id, map.getContainer());
  };
  const close = () => {
    setChosen(null);
    const target = opener.current?.isConnected ? opener.current : map?.getCanvas();
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return { chosen, press, close };
}
