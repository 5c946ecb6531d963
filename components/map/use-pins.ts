import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { PinGroup, Spot } from '@/lib/map/cluster';
import { createPinLayer, type PinLayer } from './pin-layer';
import { usePinFace } from './use-pin-face';

type Options = {
  spots: readonly Spot[];
  /** Homes whose pins stand out. */
  marked: ReadonlySet<string>;
  onPress: (group: PinGroup) => void;
  onPoint: (group: PinGroup | null) => void;
};

/** Keeps the pins on a map as they are asked for. */
export function usePins(map: MapLibreMap | null, { spots, marked, onPress, onPoint }: Options): void {
  const label = useTranslations('Map')('pins');
  const face = usePinFace();
  const [layer, setLayer] = useState<PinLayer | null>(null);
  // Pins outlive the render they were made in.
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
