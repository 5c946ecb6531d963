import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { type MapLibreMap, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { Listing } from '@/lib/content/collections';
import { APPROXIMATE_WITHIN_M, pixelsFor } from '@/lib/map/geometry';
import { closeZoom, useMap } from './create-map';
import { ZoomButtons } from './zoom-buttons';

export type Place = NonNullable<Listing['geo']>;

/** Marks an exact place with a point, and an approximate one with a circle of constant size on the ground. */
function mark(map: MapLibreMap, { lng, lat, precision }: Place): () => void {
  const element = document.createElement('div');
  element.className = precision === 'exact' ? 'place-point' : 'place-area';
  const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
  const resize = () => {
    element.style.width = `${2 * pixelsFor(APPROXIMATE_WITHIN_M, lat, map.getZoom())}px`;
  };
  if (precision === 'approximate') {
    resize();
    map.on('zoom', resize);
  }
  return () => {
    map.off('zoom', resize);
    marker.remove();
  };
}

type Props = { place: Place; styleUrl: string | undefined; loadingText: string; failedText: string };

export function PlaceMap({ place, styleUrl, loadingText, failedText }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { map, failed, blank } = useMap(container, { kind: 'home', styleUrl, cooperative: true });
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (map === null) return;
    map.once('load', () => setIsDrawn(true));
    map.jumpTo({ center: [place.lng, place.lat], zoom: closeZoom(map) });
    return mark(map, place);
  }, [map, place]);
  // Move focus to the map for keyboard users, unless the visitor has moved it elsewhere.
  useEffect(() => {
    if (document.activeElement === document.body) map?.getCanvas().focus({ preventScroll: true });
  }, [map]);
  if (failed)
    return (
      <p role="alert" className="absolute inset-0 grid place-items-center bg-surface p-6 text-center">
        {failedText}
      </p>
    );
  return (
    <>
      <div className="absolute inset-0">
        {/* Until all of it is drawn, the drawing below is seen and not an empty ground. */}
        <div ref={container} className={isDrawn ? 'size-full' : 'size-full opacity-0'} />
      </div>
      {blank ? <p className="map-waiting">{loadingText}</p> : null}
      {map === null ? null : (
        <div className="absolute top-3 right-3 z-10">
          <ZoomButtons map={map} />
        </div>
      )}
    </>
  );
}
