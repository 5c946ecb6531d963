import type { Feature, FeatureCollection } from 'geojson';
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { LngLat } from 'thai-property-search/area-shape';
import type { Station } from '../content/collections';
import { type Outlines, outlineRings, provinceRings, type Topology } from '../content/topology';

/** Before the address of an archive of tiles, as MapLibre's protocols are written; any other address is a style's. */
export const ARCHIVE_SCHEME = 'pmtiles://';

export type RailLine = Station['line'];

type Label = { readonly name: string; readonly at: LngLat };

/** The response of `GET /api/map/base`: the data of the map without tiles, with names in one language. */
export type MapBase = {
  readonly outlines: Topology;
  readonly neighbours: Outlines;
  /** Missing, like landmarks, in a response that a browser keeps from an earlier build. */
  readonly rivers?: { readonly country: Outlines; readonly city: Outlines; readonly names: readonly Label[] };
  readonly seas: readonly Label[];
  readonly provinces: readonly Label[];
  readonly districts: readonly Label[];
  readonly landmarks?: readonly Label[];
  readonly stations: readonly (Label & { readonly line: RailLine })[];
  readonly rails: readonly { readonly line: RailLine; readonly ways: readonly (readonly LngLat[])[] }[];
};

/** Checks only the top level, because the response comes from our own server. */
export function isMapBase(value: unknown): value is MapBase {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Record<string, unknown> = { ...value };
  return (
    typeof parts.outlines === 'object' &&
    typeof parts.neighbours === 'object' &&
    [parts.seas, parts.provinces, parts.districts, parts.stations, parts.rails].every((part) => Array.isArray(part))
  );
}

export type MapColours = Readonly<Record<(typeof COLOUR_TOKENS)[number], string>>;

export const COLOUR_TOKENS = [
  'surface',
  'sunken',
  'water',
  'control',
  'muted',
  'font',
  'bluesea',
  'accent',
  'metro-green',
  'metro-blue',
  'metro-purple',
  'metro-yellow',
  'metro-pink',
  'metro-red',
] as const;

export const LINE_COLOURS: Readonly<Record<RailLine, keyof MapColours>> = {
  'bts-sukhumvit': 'metro-green',
  'bts-silom': 'bluesea',
  'bts-gold': 'accent',
  'mrt-blue': 'metro-blue',
  'mrt-purple': 'metro-purple',
  'mrt-yellow': 'metro-yellow',
  'mrt-pink': 'metro-pink',
  arl: 'metro-red',
  'srt-red': 'metro-red',
};

const collection = (features: Feature[]) => ({
  type: 'geojson' as const,
  data: { type: 'FeatureCollection', features } satisfies FeatureCollection,
});

const copy = (line: readonly LngLat[]) => line.map(([lng, lat]) => [lng, lat]);
const dot = ({ name, at: [lng, lat] }: Label, more = {}): Feature => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

const byZoom = (...stops: [zoom: number, value: number][]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  ...stops.flat(),
];

/** The layer below all others. It has the colour of land until the land is drawn, so that the map never is all sea. */
export const GROUND = 'ground';
export const LAND = 'land';

function sources(base: MapBase, colours: MapColours): StyleSpecification['sources'] {
  const land = provinceRings(base.outlines).map(
    ({ id, rings }): Feature => ({
      type: 'Feature',
      properties: { id },
      geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [copy(ring)]) },
    }),
  );
  const rails = base.rails.map(
    ({ line, ways }): Feature => ({
      type: 'Feature',
      properties: { colour: colours[LINE_COLOURS[line]] },
      geometry: { type: 'MultiLineString', coordinates: ways.map(copy) },
    }),
  );
  const neighbours: Feature = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: outlineRings(base.neighbours).map((ring) => [copy(ring)]) },
  };
  const water = (lines: Outlines | undefined): Feature => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiLineString', coordinates: lines === undefined ? [] : outlineRings(lines).map(copy) },
  });
  const steep = steepStops(base.rails);
  return {
    rivers: collection([water(base.rivers?.country)]),
    'city-river': collection([water(base.rivers?.city)]),
    'river-names': collection((base.rivers?.names ?? []).map((label) => dot(label))),
    neighbours: collection([neighbours]),
    seas: collection(base.seas.map((label) => dot(label))),
    [LAND]: { ...collection(land), attribution: 'Natural Earth' },
    rails: collection(rails),
    provinces: collection(base.provinces.map((label) => dot(label))),
    landmarks: collection((base.landmarks ?? []).map((label) => dot(label))),
    districts: collection(base.districts.map((label) => dot(label))),
    stations: collection(
      base.stations.map(({ name, at, line }, index) => {
        // Where lines meet, each has a station of the same name.
        const isFirst = base.stations.findIndex((one) => one.name === name) === index;
        const look = { colour: colours[LINE_COLOURS[line]], isSteep: steep.has(at.join()) };
        return dot({ name: isFirst ? name : '', at }, look);
      }),
    ),
  };
}

/** The stops where a line goes up or down rather than across. */
function steepStops(rails: MapBase['rails']): ReadonlySet<string> {
  const isSteep = (way: readonly LngLat[], index: number) => {
    const [from, to] = [way[Math.max(0, index - 1)], way[Math.min(way.length - 1, index + 1)]];
    return from !== undefined && to !== undefined && Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  };
  const ways = rails.flatMap((rail) => rail.ways);
  return new Set(ways.flatMap((way) => way.filter((_, index) => isSteep(way, index)).map((at) => at.join())));
}

/** Where a name may be around its dot, best side first: beside a steep line, which it would cross below the dot. */
const SIDES: ExpressionSpecification = [
  'case',
  ['boolean', ['get', 'isSteep'], false],
  ['literal', ['left', [0.8, 0], 'right', [-0.8, 0], 'top', [0, 0.7]]],
  ['literal', ['top', [0, 0.7], 'bottom', [0, -0.7], 'left', [0.8, 0], 'right', [-0.8, 0]]],
];

function labels(
  source: string,
  {
    colours,
    fonts,
    from,
    to = 24,
    size,
    strong = false,
  }: {
    colours: MapColours;
    fonts: string[];
    from: number;
    to?: number;
    size: number | ExpressionSpecification;
    strong?: boolean;
  },
): StyleSpecification['layers'][number] {
  return {
    id: `${source}-names`,
    type: 'symbol',
    source,
    minzoom: from,
    maxzoom: to,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': fonts,
      'text-size': size,
      'text-padding': 8,
      'text-max-width': 8,
      ...(source === 'stations' || source === 'landmarks'
        ? { 'text-variable-anchor-offset': SIDES, 'text-justify': 'auto' }
        : {}),
    },
    paint: {
      'text-color': strong ? colours.font : source === 'river-names' ? colours.bluesea : colours.muted,
      'text-halo-color': source === 'seas' ? colours.water : colours.surface,
      'text-halo-width': 2,
    },
  };
}

/** 260 metres from zoom 9, as the Chao Phraya is wide in Bangkok. */
const CITY_RIVER_WIDTH: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  5,
  0.8,
  9,
  1.8,
  17,
  450,
];

/** The fallback map. Without a `glyphs` URL, MapLibre draws text with `fonts`, the page's own families. */
export function baseStyle(base: MapBase, colours: MapColours, fonts: string[]): StyleSpecification {
  const river = { type: 'line', layout: { 'line-cap': 'round', 'line-join': 'round' } } as const;
  const rail = { type: 'line', source: 'rails', layout: { 'line-cap': 'round', 'line-join': 'round' } } as const;
  return {
    version: 8,
    sources: sources(base, colours),
    layers: [
      { id: GROUND, type: 'background', paint: { 'background-color': colours.surface } },
      { id: 'neighbours', type: 'fill', source: 'neighbours', paint: { 'fill-color': colours.sunken } },
      {
        // Hides the gaps between their coarse borders and ours: two kilometres at each zoom.
        id: 'gaps',
        type: 'line',
        source: 'neighbours',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colours.sunken,
          'line-width': ['interpolate', ['exponential', 2], ['zoom'], 5, 2, 15, 2_048],
        },
      },
      { id: LAND, type: 'fill', source: LAND, paint: { 'fill-color': colours.surface } },
      {
        id: 'borders',
        type: 'line',
        source: LAND,
        paint: { 'line-color': colours.control, 'line-opacity': 0.5, 'line-width': byZoom([5, 0.6], [12, 2]) },
      },
      {
        ...river,
        id: 'rivers',
        source: 'rivers',
        // Too coarse for streets.
        maxzoom: 8.5,
        paint: { 'line-color': colours.water, 'line-width': byZoom([5, 0.8], [8.5, 2]) },
      },
      {
        ...river,
        id: 'city-river',
        source: 'city-river',
        paint: { 'line-color': colours.water, 'line-width': CITY_RIVER_WIDTH },
      },
      {
        ...rail,
        id: 'rail-edges',
        minzoom: 8,
        paint: { 'line-color': colours.surface, 'line-width': byZoom([8, 3], [12, 7], [16, 11]) },
      },
      {
        ...rail,
        id: 'rails',
        minzoom: 8,
        paint: { 'line-color': ['get', 'colour'], 'line-width': byZoom([8, 1], [12, 3], [16, 6]) },
      },
      {
        id: 'stations',
        type: 'circle',
        source: 'stations',
        minzoom: 11,
        paint: {
          'circle-radius': byZoom([11, 2], [14, 5], [17, 9]),
          'circle-color': colours.surface,
          'circle-stroke-color': ['get', 'colour'],
          'circle-stroke-width': byZoom([11, 1], [14, 2.5]),
        },
      },
      {
        id: 'landmarks',
        type: 'circle',
        source: 'landmarks',
        minzoom: 13,
        paint: { 'circle-radius': byZoom([13, 2.5], [17, 5]), 'circle-color': colours.muted },
      },
      labels('seas', { colours, fonts, from: 4.6, to: 11, size: 14 }),
      labels('river-names', { colours, fonts, from: 11, size: byZoom([11, 12], [14, 15]) }),
      labels('landmarks', { colours, fonts, from: 13, size: 12 }),
      labels('districts', { colours, fonts, from: 9.5, size: byZoom([9.5, 12], [14, 18]) }),
      labels('provinces', { colours, fonts, from: 4.6, to: 10.5, size: 13, strong: true }),
      labels('stations', { colours, fonts, from: 12, size: 12, strong: true }),
    ],
  };
}
