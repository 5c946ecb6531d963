import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { pinPressed } from '@/lib/analytics/events';
import { formatNumber } from '@/lib/i18n/numbers';
import { boundsAround } from '@/lib/map/geometry';
import type { MapPoint } from '@/lib/map/map-points';
import { canSplit, type PinGroup, pinPrice, type Spot } from '@/lib/map/pins';
import { record } from '../analytics/page-analytics';
import { useBackToClose } from '../ui/use-back-to-close';
import { box, closeZoom, MAX_ZOOM } from './create-map';
import { createPinLayer, type PinFace, type PinLayer } from './pin-layer';
import { PADDING, WITH_HISTORY_ENTRY } from './use-map-search';

const CARD = '[data-home]';
const MARK = 'data-marked';
const LIST_PX = 190;

type Options = {
  spots: readonly Spot[];
  marked: ReadonlySet<string>;
  onPress: (group: PinGroup) => void;
  onPoint: (group: PinGroup | null) => void;
};

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
      const all = spots.flatMap((spot) => spot.homes);
      const sales = all.filter(({ deal }) => deal === 'sale');
      const low = lowestPrice(sales.length > 0 ? sales : all);
      const cluster = { kind: 'cluster' as const, text: formatNumber(count), approximate: false };
      if (low === null) return { ...cluster, label: t('cluster', { count }) };
      const note = t('from', { price: short(low) });
      return {
        ...cluster,
        note,
        label: t('clusterFrom', { pin: `${cluster.text} ${note}`, deal: sales.length > 0 ? 'sale' : 'rent' }),
      };
    }
    if (homes.length > 1) {
      const low = lowestPrice(homes);
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

/** Null without a price, and for rents and sales together, which cannot be compared. */
function lowestPrice(homes: readonly MapPoint[]): number | null {
  const prices = homes.flatMap(({ price }) => price ?? []);
  const isOneDeal = new Set(homes.map(({ deal }) => deal)).size === 1;
  return isOneDeal && prices.length > 0 ? prices.reduce((low, price) => Math.min(low, price)) : null;
}

type Chosen = {
  readonly ids: readonly string[];
  /** Listings of the nearest other places, to which visitors swipe on a phone. */
  readonly near: readonly string[];
  readonly shown: readonly [string] | undefined;
  readonly approximate: boolean;
  /** Counts presses, so that pressing the same pin again loads its listings again. */
  readonly press: number;
};

const MAX_NEAR = 10;

function idsNear(spots: readonly Spot[], { spots: [from] }: PinGroup): string[] {
  if (from === undefined) return [];
  const distance = ({ x, y }: Spot) => Math.hypot(x - from.x, y - from.y);
  return spots
    .filter((spot) => distance(spot) > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MAX_NEAR)
    .flatMap(({ homes }) => homes.map(({ id }) => id))
    .slice(0, MAX_NEAR);
}

/** The listings of the selected pin. A pin whose listings can be shown apart zooms in instead. */
export function useSelectedPin(map: MapLibreMap | null, spots: readonly Spot[]) {
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
    setChosen((previous) => ({
      ...{ ids: homes.map(({ id }) => id), near: idsNear(spots, group), shown: undefined, approximate },
      press: (previous?.press ?? 0) + 1,
    }));
    if (group.spots[0] !== undefined) keepClear(map, group.spots[0]);
    if (homes[0] !== undefined) showCard(homes[0].id, map.getContainer());
  };
  const show = (shown: string) => {
    setChosen((previous) => previous && { ...previous, shown: [shown] });
    const spot = spots.find(({ homes }) => homes.some(({ id }) => id === shown));
    if (map !== null && spot !== undefined) keepInView(map, spot);
  };
  const close = () => {
    setChosen(null);
    const target = opener.current?.isConnected ? opener.current : map?.getCanvas();
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  useBackToClose(chosen !== null, close);
  return { chosen, press, show, close };
}

function keepClear(map: MapLibreMap, { lng, lat }: Spot): void {
  const below = map.project([lng, lat]).y - (map.getContainer().clientHeight - LIST_PX);
  if (below > 0) map.panBy([0, below]);
}

function keepInView(map: MapLibreMap, { lng, lat }: Spot): void {
  const { clientWidth, clientHeight } = map.getContainer();
  const { x, y } = map.project([lng, lat]);
  const isClear = x > PADDING.left && x < clientWidth - PADDING.left && y > PADDING.top && y < clientHeight - LIST_PX;
  if (!isClear) map.easeTo({ center: [lng, lat], offset: [0, -LIST_PX / 2] });
}

/** Zooms in by at least one level, because a small map may have no space for all spots of a pin. */
function zoomTo(map: MapLibreMap, { spots }: PinGroup): void {
  const bounds = boundsAround(spots);
  const camera = bounds && map.cameraForBounds(box(bounds), { padding: PADDING, maxZoom: MAX_ZOOM });
  if (!camera?.center) return;
  const zoom = map.getZoom();
  const furthest = Math.max(closeZoom(map), zoom + 2);
  map.easeTo(
    { center: camera.center, zoom: Math.max(Math.min(camera.zoom ?? 0, furthest), zoom + 1) },
    WITH_HISTORY_ENTRY,
  );
}

export function useHoveredCard(): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const enter = ({ target }: Event) => setId(idOf(target));
    const names = ['pointerover', 'focusin'] as const;
    for (const name of names) document.addEventListener(name, enter, { passive: true });
    return () => {
      for (const name of names) document.removeEventListener(name, enter);
    };
  }, []);
  return id;
}

/** Sets an attribute, because the page renders the cards, not the map. */
export function useHighlightedCards(ids: ReadonlySet<string>): void {
  // Runs after every render, because a new page of results has new cards.
  useEffect(() => {
    const cards = cardsOf(ids);
    for (const card of cards) card.setAttribute(MARK, '');
    return () => {
      for (const card of cards) card.removeAttribute(MARK);
    };
  });
}

/** Scrolls a listing's card into view if it is beside the map. Otherwise scrolling would move the map out of view. */
function showCard(id: string, map: HTMLElement): void {
  const [card] = cardsOf(new Set([id]));
  if (card === undefined) return;
  const [mapBox, cardBox] = [map.getBoundingClientRect(), card.getBoundingClientRect()];
  if (cardBox.left >= mapBox.right || cardBox.right <= mapBox.left) card.scrollIntoView({ block: 'nearest' });
}

const idOf = (target: EventTarget | null) =>
  (target instanceof Element ? target.closest<HTMLElement>(CARD) : null)?.dataset.home ?? null;

const cardsOf = (ids: ReadonlySet<string>) =>
  [...document.querySelectorAll<HTMLElement>(CARD)].filter(({ dataset }) => ids.has(dataset.home ?? ''));
