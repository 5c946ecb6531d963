import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { PinGroup, Spot } from '@/lib/map/cluster';
import { createPinLayer, type PinLayer } from './pin-layer';
import { usePinFace } from './use-pin-face';

type Options = {
  spots: readonly Spot[];
  /** Listings whose pins are highlighted. */
  marked: ReadonlySet<string>;
  onPress: (group: PinGroup) => void;
  onPoint: (group: PinGroup | null) => void;
};

/** Renders pins on a map and updates them. */
export function usePins(map: MapLibreMap | null, { spots, marked, onPress, onPoint }: Options): void {
  const label = useTranslations('Map')('pins');
  const face = usePinFace();
  const [layer, setLayer] = useState<PinLayer | null>(null);
  // A ref for the latest callbacks, because pins live longer than the render that created them.
  const latest = useRef({ face, onPress, onPoint });
  useEffect(() => {
    latest.current = { face, onPress, onPoint };
  });
  useEffect(() => {
    if (map === null) return;
    const made = createPinLayer(map, {
      label,
      face: (group) => latest.current.face(group),
      onPress: (group) => latest.current.onPress(group),
      onPoint: (group) => latest.current.onPoint(group),
    });
    setLayer(made);
    return () => made.remove();
  }, [map, label]);
  useEffect(() => layer?.show(spots), [layer, spots]);
  useEffect(() => layer?.mark(marked), [layer, marked]);
}
