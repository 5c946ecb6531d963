import type { MapLibreMap } from 'maplibre-gl';
import { useRef, useState } from 'react';
import { pinPressed } from '@/lib/analytics/events';
import { canPart, type PinGroup, type Spot } from '@/lib/map/cluster';
import { boundsAround } from '@/lib/map/mercator';
import { record } from '../analytics/record';
import { box, closeZoom, MAX_ZOOM } from './create-map';
import { showCard } from './use-list-cards';
import { AS_STEP, PADDING } from './use-view';

/** `press` counts presses: the same pin once more asks once more. */
export type Chosen = { readonly ids: readonly string[]; readonly approximate: boolean; readonly press: number };

/** The list of homes covers so much of the foot of the map, in pixels. */
const LIST_PX = 190;

/** Moves a spot out from under the list of its homes. */
function keepClear(map: MapLibreMap, { lng, lat }: Spot): void {
  const below = map.project([lng, lat]).y - (map.getContainer().clientHeight - LIST_PX);
  if (below > 0) map.panBy([0, below]);
}

/**
 * Goes to where the spots of a pin part, in steps where the map has little to show there; at least one step nearer, since a
 * small map may have no room for all of them.
 */
function zoomTo(map: MapLibreMap, { spots }: PinGroup): void {
  const bounds = boundsAround(spots);
  const camera = bounds && map.cameraForBounds(box(bounds), { padding: PADDING, maxZoom: MAX_ZOOM });
  if (!camera?.center) return;
  const now = map.getZoom();
  const furthest = Math.max(closeZoom(map), now + 2);
  map.easeTo({ center: camera.center, zoom: Math.max(Math.min(camera.zoom ?? 0, furthest), now + 1) }, AS_STEP);
}

/** The homes of the pin that was pressed; a pin whose homes can be shown apart is zoomed into instead. */
export function useChosen(map: MapLibreMap | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const opener = useRef<Element | null>(null);
  const press = (group: PinGroup) => {
    if (map === null) return;
    const homes = group.spots.flatMap((spot) => spot.homes);
    record(pinPressed(homes.length));
    if (canPart(group, MAX_ZOOM)) {
      setChosen(null);
      return zoomTo(map, group);
    }
    opener.current = document.activeElement;
    const approximate = homes.some((home) => home.approximate);
    setChosen((last) => ({ ids: homes.map(({ id }) => id), approximate, press: (last?.press ?? 0) + 1 }));
    if (group.spots[0] !== undefined) keepClear(map, group.spots[0]);
    if (homes[0] !== undefined) showCard(homes[0].id, map.getContainer());
  };
  const close = () => {
    setChosen(null);
    const back = opener.current?.isConnected ? opener.current : map?.getCanvas();
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  return { chosen, press, close };
}
