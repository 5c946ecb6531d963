import type { MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { LngLat } from 'thai-property-search/area-shape';

/** SVG points of coordinates in the map's current pixels. */
export const pixels = (map: MapLibreMap, places: readonly LngLat[]): string =>
  places
    .map(([lng, lat]) => map.project([lng, lat]))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** The drawn area, in an SVG above the map, so that it works with every style. Moves without a React render. */
export function AreaShape({ map, area }: { map: MapLibreMap; area: readonly LngLat[] }) {
  const shape = useRef<SVGPolygonElement>(null);
  useEffect(() => {
    const draw = () => shape.current?.setAttribute('points', pixels(map, area));
    draw();
    map.on('move', draw);
    map.on('resize', draw);
    return () => {
      map.off('move', draw);
      map.off('resize', draw);
    };
  }, [map, area]);
  return (
    <svg aria-hidden="true" data-area className="pointer-events-none absolute inset-0 size-full">
      <polygon ref={shape} className="map-area" />
    </svg>
  );
}
