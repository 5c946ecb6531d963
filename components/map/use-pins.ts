import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '@/lib/i18n/numbers';
import type { PinGroup, Spot } from '@/lib/map/cluster';
import type { MapPoint } from '@/lib/map/map-points';
import { pinPrice } from '@/lib/map/pin-price';
import type { PinFace } from './pin-layer';
import { createPinLayer, type PinLayer } from './pin-layer';

/** The lowest known price of the listings. */
const lowest = (homes: readonly MapPoint[]) =>
  homes.reduce<number | null>(
    (low, { price }) => (price === null || (low !== null && low <= price) ? low : price),
    null,
  );

/** The text of a pin and its accessible name, which contains the text, for users of voice control. */
function usePinFace(): (group: PinGroup) => PinFace {
  const t = useTranslations('Map');
  return ({ spots, count }: PinGroup): PinFace => {
    const short = (price: number | null) => {
      if (price === null) return t('ask');
      const { amount, unit } = pinPrice(price);
      return t(`price.${unit}`, { amount });
    };
    const homes = spots[0]?.homes ?? [];
    const [home] = homes;
    const approximate = spots.every((spot) => spot.homes.every((point) => point.approximate));
    if (spots.length > 1 || home === undefined) {
      return { kind: 'cluster', text: formatNumber(count), label: t('cluster', { count }), approximate: false };
    }
    if (homes.length > 1) {
      // A rent and a sale price cannot be compared.
      const low = homes.every(({ deal }) => deal === home.deal) ? lowest(homes) : null;
      if (low === null)
        return { kind: 'units', text: t('unitsMixed', { count }), label: t('unitsAll', { count }), approximate };
      const pin = t('unitsFrom', { count, price: short(low) });
      return { kind: 'units', text: pin, label: t('units', { pin }), approximate };
    }
    const pin =
      home.deal === 'rent' && home.price !== null ? t('rent', { price: short(home.price) }) : short(home.price);
    const values = { pin, deal: home.deal, approximate: approximate ? 'yes' : 'no' };
    const label = t(home.price === null ? 'homeOnRequest' : 'home', values);
    return { kind: 'home', text: pin, label, approximate };
  };
}

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
    const pinLayer = createPinLayer(map, {
      label,
      face: (group) => latest.current.face(group),
      onPress: (group) => latest.current.onPress(group),
      onPoint: (group) => latest.current.onPoint(group),
    });
    setLayer(pinLayer);
    return () => pinLayer.remove();
  }, [map, label]);
  useEffect(() => layer?.show(spots), [layer, spots]);
  useEffect(() => layer?.mark(marked), [layer, marked]);
}
