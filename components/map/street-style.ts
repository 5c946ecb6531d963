import { type Flavor, layers, namedFlavor } from '@protomaps/basemaps';
import {
  addProtocol,
  type ExpressionSpecification,
  type LayerSpecification,
  type StyleSpecification,
} from 'maplibre-gl';
import { EtagMismatch, PMTiles, Protocol } from 'pmtiles';
import type { MapColours } from '@/lib/map/map-base';

const HEADER_WITHIN_MS = 4_000;
const SOURCE = 'streets';
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a> ' +
  '<a href="https://protomaps.com" target="_blank" rel="noopener">Protomaps</a>';

const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);

export type StreetLook = {
  readonly language: 'th' | 'en';
  readonly isDark: boolean;
  readonly fonts: readonly string[];
  readonly colours: MapColours;
};

export type Streets = {
  readonly style: (look: StreetLook) => StyleSpecification;
  /** False if the archive ends before its last tile. */
  readonly isWhole: Promise<boolean>;
};

/** Opens an archive of vector tiles. @throws if there is no such archive within 4 seconds, or no ranges of it */
export async function openStreets(url: string): Promise<Streets> {
  const archive = new PMTiles(url);
  const late = new Promise<never>((_, reject) => setTimeout(reject, HEADER_WITHIN_MS));
  const header = await Promise.race([archive.getHeader(), late]);
  const { tileDataOffset, tileDataLength = 1, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header;
  protocol.add(archive);
  const isWhole = archive.source.getBytes(tileDataOffset + tileDataLength - 1, 1).then(
    () => true,
    (error: unknown) => !(error instanceof EtagMismatch),
  );
  const source = {
    type: 'vector',
    tiles: [`pmtiles://${url}/{z}/{x}/{y}`],
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: [minLon, minLat, maxLon, maxLat],
    attribution: ATTRIBUTION,
  } as const;
  const style = (look: StreetLook): StyleSpecification => ({
    version: 8,
    sources: { [SOURCE]: { ...source, tiles: [...source.tiles], bounds: [...source.bounds] } },
    layers: layers(SOURCE, flavor(look), { lang: look.language })
      .filter(({ id }) => !NEEDS_SPRITES.includes(id))
      .map((layer) => withOwnText(layer, look.language)),
  });
  return { style, isWhole };
}

/** The pictures of these layers are in a sprite, which would be another file to host. */
const NEEDS_SPRITES = ['roads_oneway', 'roads_shields'];

/** Basemaps does not know that names in Thailand are Thai, and would write each twice, at night crossed by its street. */
function withOwnText(layer: LayerSpecification, language: 'th' | 'en'): LayerSpecification {
  if (layer.type !== 'symbol' || layer.id === 'address_label') return layer;
  const { 'icon-image': _, ...layout } = layer.layout ?? {};
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name'], ['get', 'name:en']];
  return { ...layer, layout: { ...layout, 'text-field': name }, paint: { ...layer.paint, 'text-halo-width': 2 } };
}

function flavor({ isDark, fonts, colours }: StreetLook): Flavor {
  const base = namedFlavor(isDark ? 'dark' : 'light');
  const family = fonts.join(',');
  return {
    ...base,
    ...(isDark ? DARK : LIGHT),
    water: colours.water,
    regular: family,
    italic: family,
    // MapLibre reads the weight from the first name, for which there is no font.
    bold: `semibold,${family}`,
    ...{ city_label: colours.font, subplace_label: colours.muted, state_label: colours.muted },
    ...{ country_label: colours.muted, roads_label_major: colours.muted, roads_label_minor: colours.muted },
    ...{ address_label: colours.muted, ocean_label: colours.muted },
    ...{ city_label_halo: colours.surface, subplace_label_halo: colours.surface, state_label_halo: colours.surface },
  };
}

/** Calmer than the light flavour, so that pins stand out. */
const LIGHT = { background: '#eef1f3', earth: '#f3f4f1', buildings: '#e2e4e4' };

/** On the ground of the page, and with roads that can be seen at night. */
const DARK = {
  ...{ background: '#10171e', earth: '#151d25', buildings: '#1c2630', park_a: '#17261f' },
  ...{
    park_b: '#17291f',
    minor_a: '#34414d',
    minor_b: '#34414d',
    link: '#3f4d5a',
    major: '#3f4d5a',
    highway: '#4f5f6e',
  },
};
