import { AttributionControl, MapLibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Bounds } from 'thai-property-search/area-shape';
import type { MapKind } from '@/lib/analytics/event-values';
import { mapOpened } from '@/lib/analytics/events';
import type { SiteEvent } from '@/lib/analytics/site-event';
import type { Locale } from '@/lib/i18n/locales';
import { record } from '../analytics/page-analytics';
import { drawOwnStyle, fetchStyle, onColourMode, onMissingTiles } from './map-style';

// The worker is a file of this site, so the CSP needs only `worker-src 'self'`.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** The initial view: mainland and islands. The search results then move the map. */
const THAILAND: Bounds = [97.3, 5.6, 105.7, 20.5];
/** The area that the map can show: the country with its surroundings. */
const AROUND: Bounds = [84, -6, 120, 32];

export const MAX_ZOOM = 18;

/** Maximum zoom for automatic movements. The site's own style has no streets, so closer views would be empty. */
const CLOSE_ZOOM = 15;
const OWN_CLOSE_ZOOM = 12.5;
const drawnByUs = new WeakSet<MapLibreMap>();

type UseMapOptions = { kind: MapKind; styleUrl: string | undefined; cooperative: boolean };

/** Creates the map in a container, as long as it is mounted. `failed`: the browser cannot draw one. `blank`: not yet. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  { kind, styleUrl, cooperative }: UseMapOptions,
): { map: MapLibreMap | null; failed: boolean; blank: boolean } {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [blank, setBlank] = useState(true);
  const [failed, setFailed] = useState(false);
  const locale = useLocale();
  // A ref, because each new page passes new messages, and the map must not be created again.
  const words = useRef(useMapWords());
  useRecorded(mapOpened(kind));
  useEffect(() => {
    const controller = new AbortController();
    try {
      if (container.current === null) return;
      const { signal } = controller;
      const { current: element } = container;
      const created = createMap({ container: element, styleUrl, locale, words: words.current, cooperative, signal });
      // Our own style is empty until its land is drawn. The tiles of another one appear one by one.
      created.once(styleUrl === undefined ? 'load' : 'styledata', () => setBlank(false));
      setMap(created);
    } catch {
      setFailed(true);
    }
    return () => {
      setMap(null);
      setBlank(true);
      controller.abort();
    };
  }, [container, styleUrl, locale, cooperative]);
  return { map, failed, blank };
}

function useRecorded(event: SiteEvent): void {
  const recorded = useRef(false);
  useEffect(() => {
    if (recorded.current) return;
    recorded.current = true;
    record(event);
  });
}

type MapWords = {
  title: string;
  toggleAttribution: string;
  twoFingers: string;
  ctrlScroll: string;
  cmdScroll: string;
};

function useMapWords(): MapWords {
  const t = useTranslations('Map');
  return {
    title: t('canvas'),
    toggleAttribution: t('attribution'),
    twoFingers: t('twoFingers'),
    ctrlScroll: t('ctrlScroll'),
    cmdScroll: t('cmdScroll'),
  };
}

type Options = {
  container: HTMLElement;
  styleUrl: string | undefined;
  locale: Locale;
  words: MapWords;
  /** One finger scrolls the page, and two move the map. */
  cooperative: boolean;
  signal: AbortSignal;
};

/** Creates a map with the style or archive at `styleUrl`, or else the site's own. @throws if the browser has no WebGL */
export function createMap(options: Options): MapLibreMap {
  const { styleUrl, locale, signal } = options;
  const map = newMap(options);
  const drawOwn = async (stopFollowing?: () => void) => {
    if (drawnByUs.has(map) || signal.aborted) return;
    stopFollowing?.();
    drawnByUs.add(map);
    const stop = await drawOwnStyle(map, locale, signal).catch(() => undefined);
    if (stop) signal.addEventListener('abort', stop);
  };
  const start = async () => {
    const found = styleUrl === undefined ? null : await fetchStyle(styleUrl, locale);
    if (signal.aborted) return;
    if (found === null) return drawOwn();
    const style = found.style();
    const stop = found.followsMode ? onColourMode(() => map.setStyle(found.style())) : undefined;
    if (stop) signal.addEventListener('abort', stop);
    const replace = () => void drawOwn(stop);
    if (Object.keys(style.sources).length > 0) onMissingTiles(map, found.warn, replace);
    map.setStyle(style);
    if (!(await found.isWhole)) replace();
  };
  void start();
  signal.addEventListener('abort', () => map.remove());
  return map;
}

function unitName(locale: Locale, unit: 'meter' | 'kilometer'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}

function newMap({ container, locale, words, cooperative }: Options): MapLibreMap {
  const map = new MapLibreMap({
    container,
    bounds: box(THAILAND),
    maxBounds: box(AROUND),
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: cooperative,
    attributionControl: false,
    locale: {
      'Map.Title': words.title,
      'AttributionControl.ToggleAttribution': words.toggleAttribution,
      'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
      'CooperativeGesturesHandler.WindowsHelpText': words.ctrlScroll,
      'CooperativeGesturesHandler.MacHelpText': words.cmdScroll,
      'ScaleControl.Meters': unitName(locale, 'meter'),
      'ScaleControl.Kilometers': unitName(locale, 'kilometer'),
    },
  });
  map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
  map.addControl(new ScaleControl({ maxWidth: 80, unit: 'metric' }), 'bottom-right');
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // Without a listener MapLibre logs every failed tile to the console.
  map.on('error', () => undefined);
  return map;
}

export const closeZoom = (map: MapLibreMap): number => (drawnByUs.has(map) ? OWN_CLOSE_ZOOM : CLOSE_ZOOM);

export const box = ([west, south, east, north]: Bounds): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
];
