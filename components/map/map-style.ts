import type { MapLibreMap, MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { createApiClient } from '@/lib/http/client';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';
import { ARCHIVE_SCHEME, baseStyle, COLOUR_TOKENS, GROUND, isMapBase, LAND, type MapColours } from '@/lib/map/map-base';
import { RESERVED } from './pin-layer';

/** Timeouts in milliseconds for an external style and for its first tile. */
const STYLE_WITHIN_MS = 4_000;
const TILES_WITHIN_MS = 10_000;
const FRAME_EVERY_MS = 250;
const request = createApiClient(10_000);

const warn = (reason: string) => console.warn(`The map is drawn without MAP_STYLE_URL: ${reason}`);

export type FoundStyle = {
  readonly style: () => StyleSpecification;
  /** Whether `style` depends on the colour mode of the page. */
  readonly followsMode: boolean;
  readonly isWhole: Promise<boolean>;
  readonly warn: (reason: string) => void;
};

/** Loads a style, or makes one for an archive of tiles. Returns null on failure, and for a style logs one warning. */
export async function fetchStyle(url: string, locale: Locale): Promise<FoundStyle | null> {
  if (url.startsWith(ARCHIVE_SCHEME)) return fetchStreets(url.slice(ARCHIVE_SCHEME.length), locale);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(STYLE_WITHIN_MS) });
    const style: unknown = response.ok ? await response.json() : null;
    if (isStyle(style)) return { style: () => style, followsMode: false, isWhole: Promise.resolve(true), warn };
    warn(response.ok ? 'it is no style' : `status ${response.status}`);
  } catch {
    warn('no answer');
  }
  return null;
}

/** Silent, because the server has logged what is wrong with the archive. */
async function fetchStreets(url: string, locale: Locale): Promise<FoundStyle | null> {
  try {
    const { openStreets } = await import('./street-style');
    const { style, isWhole } = await openStreets(url);
    const { language } = LOCALE_FACTS[locale];
    const isDark = () => document.documentElement.classList.contains('dark');
    return {
      style: () => style({ language, isDark: isDark(), fonts: mapFonts(), colours: mapColours() }),
      followsMode: true,
      isWhole,
      warn: () => undefined,
    };
  } catch {
    return null;
  }
}

const isStyle = (value: unknown): value is StyleSpecification =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 8 && 'layers' in value;

/** Draws the map from the site's own content in the page's colours, and follows them. Returns a function to stop. */
export async function drawOwnStyle(
  map: MapLibreMap,
  locale: Locale,
  signal: AbortSignal,
): Promise<(() => void) | undefined> {
  const base: unknown = await request('/api/map/base', { query: { locale } });
  if (!isMapBase(base)) throw new TypeError('/api/map/base did not answer with a map');
  if (signal.aborted) return undefined;
  let water = '';
  const showSea = ({ sourceId, isSourceLoaded }: MapSourceDataEvent) => {
    if (sourceId !== LAND || !isSourceLoaded) return;
    map.off('sourcedata', showSea);
    map.setPaintProperty(GROUND, 'background-color', water);
  };
  const draw = () => {
    const colours = mapColours();
    water = colours.water;
    map.setStyle(baseStyle(base, colours, mapFonts()), { diff: false });
    map.on('sourcedata', showSea);
  };
  draw();
  return onColourMode(draw);
}

/** Calls back once if a style has no tiles: the first view is complete without one, or none arrives in time. */
export function onMissingTiles(map: MapLibreMap, warnOnce: FoundStyle['warn'], onMissing: () => void): void {
  const end = () => {
    clearTimeout(timer);
    clearInterval(frames);
    map.off('sourcedata', onSourceData);
    map.off('load', giveUp);
  };
  const giveUp = () => {
    end();
    warnOnce('its tiles cannot be had');
    onMissing();
  };
  const onSourceData = ({ tile, sourceId }: MapSourceDataEvent) => {
    if (tile !== undefined && sourceId !== RESERVED) end();
  };
  const timer = setTimeout(giveUp, TILES_WITHIN_MS);
  // MapLibre fires `load` only in a frame, and a missing tile (404) does not cause one.
  const frames = setInterval(() => map.triggerRepaint(), FRAME_EVERY_MS);
  map.on('sourcedata', onSourceData);
  map.on('load', giveUp);
  map.once('remove', end);
}

/** The current values of the colour tokens, read from a probe, because a custom property keeps its `light-dark()`. */
function mapColours(): MapColours {
  const probe = document.body.appendChild(document.createElement('span'));
  const read = (token: string) => {
    probe.style.color = `var(--p-${token})`;
    return getComputedStyle(probe).color;
  };
  // The cast is safe: there is one entry for each token, which the type of fromEntries cannot express.
  const colours = Object.fromEntries(COLOUR_TOKENS.map((token) => [token, read(token)])) as MapColours;
  probe.remove();
  return colours;
}

/** Leaves out fonts that have not loaded (docs/decisions/0023-font-optional.md), because the page has none either. */
function mapFonts(): string[] {
  const late = new Set(
    [...document.fonts].filter(({ status }) => status !== 'loaded').map(({ family }) => bare(family)),
  );
  return getComputedStyle(document.body)
    .fontFamily.split(/\s*,\s*/)
    .filter((family) => !late.has(bare(family)));
}

const bare = (family: string) => family.replaceAll(/["']/g, '');

export function onColourMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
