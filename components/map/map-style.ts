import type { MapLibreMap, MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { createApiClient } from '@/lib/http/api-client';
import type { Locale } from '@/lib/i18n/locales';
import { baseStyle } from '@/lib/map/base-style';
import { isMapBase } from '@/lib/map/map-base';
import { mapColours, mapFonts, onColourMode } from './map-colours';

/** A visitor waits no longer for somebody else's style, or for its first tile. */
const STYLE_WITHIN_MS = 4_000;
const TILES_WITHIN_MS = 10_000;
const FRAME_EVERY_MS = 250;

const request = createApiClient(10_000);

const say = (reason: string) => console.warn(`The map is drawn without MAP_STYLE_URL: ${reason}`);

const isStyle = (value: unknown): value is StyleSpecification =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 8 && 'layers' in value;

/** The style at an address; null, and one line in the console, when there is none to be had. */
export async function fetchStyle(url: string): Promise<StyleSpecification | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(STYLE_WITHIN_MS) });
    const style: unknown = response.ok ? await response.json() : null;
    if (isStyle(style)) return style;
    say(response.ok ? 'it is no style' : `status ${response.status}`);
  } catch {
    say('no answer');
  }
  return null;
}

/** Draws the map from our own content, in the colours of the page, also when these change; returns how to stop that. */
export async function drawOwnStyle(
  map: MapLibreMap,
  locale: Locale,
  signal: AbortSignal,
): Promise<(() => void) | undefined> {
  const base: unknown = await request('/api/map/base', { query: { locale } });
  if (!isMapBase(base)) throw new TypeError('/api/map/base did not answer with a map');
  if (signal.aborted) return undefined;
  const draw = () => map.setStyle(baseStyle(base, mapColours(), mapFonts()), { diff: false });
  draw();
  return onColourMode(draw);
}

/** Calls once if no tile of a style can be had: the first view is complete without any, or none comes in time. */
export function onDeadTiles(map: MapLibreMap, dead: () => void): void {
  const end = () => {
    clearTimeout(timer);
    clearInterval(frames);
    map.off('sourcedata', heed);
    map.off('load', judge);
  };
  const judge = () => {
    end();
    say('its tiles cannot be had');
    dead();
  };
  const heed = ({ tile }: MapSourceDataEvent) => {
    if (tile !== undefined) end();
  };
  const timer = setTimeout(judge, TILES_WITHIN_MS);
  // MapLibre finds out in a frame that all is loaded, and draws none for a tile that is not there (404).
  const frames = setInterval(() => map.triggerRepaint(), FRAME_EVERY_MS);
  map.on('sourcedata', heed);
  map.on('load', judge);
  map.once('remove', end);
}
