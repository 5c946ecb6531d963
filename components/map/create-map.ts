import { AttributionControl, MapLibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import type { Locale } from '@/lib/i18n/locales';
import type { Bounds } from '@/lib/search/area-shape';
import { drawOwnStyle, fetchStyle, onDeadTiles } from './map-style';

// A file of this site, so that `worker-src 'self'` is enough.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** Mainland and islands; what is searched for moves the map from here. */
const THAILAND: Bounds = [97.3, 5.6, 105.7, 20.5];
/** What the map can show: the country with room around it. */
const AROUND: Bounds = [84, -6, 120, 32];
export const MAX_ZOOM = 18;
/** How near to go by itself; our own map has no streets, and nothing to hold on to further in. */
const CLOSE_ZOOM = 15;
const OWN_CLOSE_ZOOM = 12.5;

const drawnByUs = new WeakSet<MapLibreMap>();

/** How near a map goes to homes that stand close together. */
export const closeZoom = (map: MapLibreMap): number => (drawnByUs.has(map) ? OWN_CLOSE_ZOOM : CLOSE_ZOOM);

export const box = ([west, south, east, north]: Bounds): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
];

export type MapWords = {
  title: string;
  toggleAttribution: string;
  twoFingers: string;
  ctrlScroll: string;
  cmdScroll: string;
};

type Options = {
  container: HTMLElement;
  styleUrl: string | undefined;
  locale: Locale;
  words: MapWords;
  /** One finger scrolls the page and two move the map. */
  cooperative: boolean;
  signal: AbortSignal;
};

function newMap({ container, words, cooperative }: Options): MapLibreMap {
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
    },
  });
  map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
  map.addControl(new ScaleControl({ maxWidth: 80, unit: 'metric' }), 'bottom-right');
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // Without a listener MapLibre writes each tile that fails into the console.
  map.on('error', () => undefined);
  return map;
}

/**
 * A map that loads its style by itself: the one at `styleUrl`, or our own where that cannot be had.
 * @throws where the browser has no WebGL
 */
export function createMap(options: Options): MapLibreMap {
  const { styleUrl, locale, signal } = options;
  const map = newMap(options);
  const drawOwn = async () => {
    drawnByUs.add(map);
    // Without the outlines there are still the pins.
    const stop = await drawOwnStyle(map, locale, signal).catch(() => undefined);
    if (stop) signal.addEventListener('abort', stop);
  };
  const start = async () => {
    const style = styleUrl === undefined ? null : await fetchStyle(styleUrl);
    if (signal.aborted) return;
    if (style === null) return drawOwn();
    if (Object.keys(style.sources).length > 0) onDeadTiles(map, () => void drawOwn());
    map.setStyle(style);
  };
  void start();
  signal.addEventListener('abort', () => map.remove());
  return map;
}
