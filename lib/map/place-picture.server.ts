import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Bounds, boundsOf } from 'thai-property-search/area-shape';
import { METRES_PER_DEGREE, metresBetween, WALKING_DETOUR, WALKING_M_PER_MINUTE } from 'thai-property-search/distance';
import outlines from '../../content/map/provinces.json';
import rivers from '../../content/map/rivers.json';
import { HASH_LENGTH } from '../config/constants';
import type { Landmark, Listing, Station } from '../content/collections';
import { walkAlong } from '../content/distance';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { type Places, places } from '../content/places.server';
import { outlineRings, provinceRings } from '../content/topology';
import { xmlText } from '../http/escape-markup';
import { isLocale, type Locale, localizedText } from '../i18n/locales';
import { APPROXIMATE_WITHIN_M, mercator } from './geometry';
import { LINE_COLOURS, type MapColours } from './map-base';
import { railLines } from './map-base.server';
import {
  type Box,
  DRAWN,
  FRAMES,
  isDrawn,
  linePath,
  type PlacedLabel,
  type Projection,
  placeLabels,
  projectionFor,
  ringPath,
  roundMetres,
  type SketchPoint,
  shortened,
  type WantedLabel,
  wayOf,
} from './place-sketch';
import { simplifyLine } from './simplify';

/** The first view of a map: mainland and islands, as in `components/map/create-map.ts`. */
const THAILAND: Bounds = [97.3, 5.6, 105.7, 20.5];

type Place = NonNullable<Listing['geo']>;
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** The tokens of `app/globals.css`, which a picture cannot read. */
export const PICTURE_COLOURS: Readonly<Record<Mode, Omit<MapColours, 'sunken'> & { readonly phprimary: string }>> = {
  light: {
    ...{ surface: '#ffffff', water: '#c9e1eb', control: '#7c8a98', muted: '#4c5a68', font: '#17212b' },
    ...{ bluesea: '#0e7490', accent: '#a35305', phprimary: '#1a7f4b' },
    ...{ 'metro-green': '#14693d', 'metro-blue': '#1d5fa8', 'metro-purple': '#6b3fa0' },
    ...{ 'metro-yellow': '#7a5700', 'metro-pink': '#b8256f', 'metro-red': '#b3261e' },
  },
  dark: {
    ...{ surface: '#151d25', water: '#22384a', control: '#6d7c8a', muted: '#a9b7c3', font: '#e9eff4' },
    ...{ bluesea: '#5cc4dd', accent: '#fbbf5e', phprimary: '#45b37b' },
    ...{ 'metro-green': '#6fd39d', 'metro-blue': '#8cc2f7', 'metro-purple': '#c8a8f0' },
    ...{ 'metro-yellow': '#f3cc55', 'metro-pink': '#ff9ccb', 'metro-red': '#ff9d94' },
  },
};

const RINGS = provinceRings(outlines).flatMap(({ rings }) => rings.map((ring) => ({ ring, box: boundsOf(ring) })));
const RIVER = outlineRings(rivers.city);
const RIVER_M = 260;
const RING_MINUTES = 10;
const RING_M = (RING_MINUTES * WALKING_M_PER_MINUTE) / WALKING_DETOUR;
/** Below this radius in pixels the ring of a walk says nothing, and a ring of some kilometres is drawn instead. */
const LEAST_RING = 24;
const MOST_DOTS = 24;
/** Puts the text of a ring above its line. */
const ABOVE_RING = 9;

export type PictureWords = {
  readonly walk: (minutes: number) => string;
  readonly distance: (metres: number) => string;
};

const boxAt = ([x, y]: SketchPoint, half: number): Box => ({
  ...{ left: x - half, right: x + half },
  ...{ top: y - half, bottom: y + half },
});

function labelText({ kind, lines, box, anchor, from }: PlacedLabel): string {
  const x = { start: box.left, middle: (box.left + box.right) / 2, end: box.right }[anchor].toFixed(0);
  const at = (index: number) => `x="${x}" y="${(box.top + 11.5 + index * 15).toFixed(0)}"`;
  const [first = '', ...others] = lines.map(xmlText);
  const more = others.map((line, index) => `<tspan class="note" ${at(index + 1)}>${line}</tspan>`).join('');
  return `<text class="${kind} w${from}" ${at(0)} text-anchor="${anchor}">${first}${more}</text>`;
}

const styleOf = ({ surface, water, control, muted, font, phprimary, ...rails }: (typeof PICTURE_COLOURS)[Mode]) =>
  [
    `text{font:500 12.5px system-ui,"Noto Sans Thai",sans-serif;fill:${font};paint-order:stroke;stroke:${surface};stroke-width:3px;stroke-linejoin:round}`,
    `.note,.area{fill:${muted};font-weight:400}.area{font-size:12px;letter-spacing:.02em}`,
    ...FRAMES.slice(1).map(({ from }) => `@media(max-width:${from - 0.5}px){.w${from}{display:none}}`),
    `.sea{fill:${water}}.land{fill:${surface};stroke:${control};stroke-opacity:.5;stroke-width:1.2}`,
    `.river{fill:none;stroke:${water};stroke-linecap:round;stroke-linejoin:round}`,
    `.rail{fill:none;stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.7}`,
    `.station{fill:${surface};stroke-width:2.5}.mark{fill:${muted};stroke:${surface};stroke-width:1.5}`,
    `.ring{fill:none;stroke:${muted};stroke-dasharray:4 4}.bar{fill:none;stroke:${muted};stroke-width:1.5}`,
    `.home{fill:${phprimary};stroke:#fff;stroke-width:4}.about{fill:${phprimary};fill-opacity:.18;stroke:${phprimary};stroke-width:2}`,
    ...Object.entries(rails).map(([token, colour]) => `.${token}{stroke:${colour}}`),
  ].join('');

type Named = { readonly name: { readonly th: string; readonly en: string } };
type Point = { readonly lat: number; readonly lng: number };
type Located = Named & Point;

type Around = {
  readonly place: Place;
  readonly locale: Locale;
  readonly stations: readonly Station[];
  readonly landmarks: readonly Landmark[];
  /** Districts and provinces, at their centres. */
  readonly areas: readonly Located[];
};

type Seen<Kind> = { readonly one: Kind; readonly at: SketchPoint; readonly metres: number };

type LabelsOf = Pick<Around, 'locale'> & {
  readonly stops: readonly Seen<Named>[];
  readonly marks: readonly Seen<Named>[];
  readonly towns: readonly Seen<Named>[];
  readonly ring: number;
  readonly note: string;
  readonly obstacle: Box;
  readonly words: PictureWords;
};

/** The nearest of the places in the picture, each name once. */
function inPicture<Kind extends Located>(place: Place, all: readonly Kind[], point: Projection['point']): Seen<Kind>[] {
  const seen = new Set<string>();
  return all
    .map((one) => ({ one, at: point(one) }))
    .filter(({ at }) => isDrawn(at))
    .map((found) => ({ ...found, metres: metresBetween(place, found.one) }))
    .sort((a, b) => a.metres - b.metres)
    .filter(({ one }) => !seen.has(one.name.en) && seen.add(one.name.en))
    .slice(0, MOST_DOTS);
}

const centred = ([x, y]: SketchPoint) => `cx="${x}" cy="${y}"`;

function landPath({ lng, lat }: Place, { point, metresPerPixel }: Projection): string {
  // A little more than half of the picture, in degrees of longitude, which are shorter than those of latitude.
  const reach = (DRAWN[0] * metresPerPixel) / (0.9 * METRES_PER_DEGREE);
  return RINGS.filter(
    ({ box: [west, south, east, north] }) =>
      west < lng + reach && east > lng - reach && south < lat + reach && north > lat - reach,
  )
    .map(({ ring }) => ringPath(wayOf(ring, point)))
    .join('');
}

function riverPath({ point, metresPerPixel }: Projection): string {
  const path = RIVER.map((line) => linePath(wayOf(line, point))).join('');
  const width = Math.max(2, RIVER_M / metresPerPixel).toFixed(1);
  return path === '' ? '' : `<path class="river" stroke-width="${width}" d="${path}"/>`;
}

function labelsOf({ locale, stops, marks, towns, ring, note, obstacle, words }: LabelsOf): PlacedLabel[] {
  const name = (one: Named) => shortened(localizedText(one.name, locale).text);
  const places = (all: readonly Seen<Named>[], hasDistance: boolean) =>
    all.map(({ one, at, metres }) => ({
      ...{ kind: 'place' as const, at },
      lines: hasDistance ? [name(one), words.distance(walkAlong(metres).metres)] : [name(one)],
    }));
  const [nearestStop, ...otherStops] = places(stops, false);
  const wanted: WantedLabel[] = [
    ...(nearestStop === undefined ? [] : [nearestStop]),
    { kind: 'note', at: [0, -ring - ABOVE_RING], lines: [note] },
    ...otherStops,
    ...places(marks, stops.length === 0).map((label) => ({ ...label, dot: boxAt(label.at, 5) })),
    ...towns.map(({ one, at }) => ({ kind: 'area' as const, at, lines: [name(one)] })),
  ];
  return placeLabels(wanted, [...stops.map(({ at }) => boxAt(at, 5)), obstacle]);
}

/** The drawing without its colours, as SVG elements. */
export function drawPlace({ place, stations, landmarks, areas, locale }: Around, words: PictureWords): string {
  const projection = projectionFor(place, { stations, landmarks, towns: areas });
  const { point, metresPerPixel } = projection;
  const stops = inPicture(place, stations, point);
  const marks = inPicture(place, landmarks, point);
  const isWalk = RING_M / metresPerPixel >= LEAST_RING;
  const ringM = isWalk ? RING_M : roundMetres(metresPerPixel * WALKING_DETOUR, 84) / WALKING_DETOUR;
  const ring = ringM / metresPerPixel;
  const about = place.precision === 'approximate' ? Math.max(8, APPROXIMATE_WITHIN_M / metresPerPixel) : null;
  const labels = labelsOf({
    ...{ locale, stops, marks, ring, words },
    towns: inPicture(place, areas, point),
    note: isWalk ? words.walk(RING_MINUTES) : words.distance(ringM * WALKING_DETOUR),
    obstacle: boxAt([0, 0], about === null ? 12 : Math.min(about, 30)),
  });
  const named = new Map(labels.map(({ at, from }) => [at, from]));
  const rails = railLines(stations).map(({ line, ways }) => {
    const path = ways.map((way) => linePath(wayOf(way, point))).join('');
    return path === '' ? '' : `<path class="rail ${LINE_COLOURS[line]}" d="${path}"/>`;
  });
  const bar = roundMetres(metresPerPixel, 80);
  return [
    '<rect width="100%" height="100%" class="sea"/><svg x="50%" y="50%" overflow="visible">',
    `<path class="land" d="${landPath(place, projection)}"/>`,
    riverPath(projection),
    ...rails,
    `<circle class="ring" r="${ring.toFixed(0)}"/>`,
    ...marks.map(({ at }) => (named.has(at) ? `<circle class="mark w${named.get(at)}" ${centred(at)} r="4"/>` : '')),
    ...stops.map(({ one, at }) => `<circle class="station ${LINE_COLOURS[one.line]}" ${centred(at)} r="4.5"/>`),
    about === null ? '<circle class="home" r="10"/>' : `<circle class="about" r="${about.toFixed(0)}"/>`,
    ...labels.map(labelText),
    '</svg><svg x="12" y="100%" overflow="visible">',
    `<path class="bar" d="M0-18v6h${(bar / metresPerPixel).toFixed(0)}v-6"/>`,
    `<text class="note" x="4" y="-21">${xmlText(words.distance(bar))}</text></svg>`,
  ].join('');
}

type Picture = { readonly body: string; readonly hash: string };

/** Some hundred pictures until the content changes, because each page of a home needs the hash of its own. */
const CACHE_LENGTH = 4_000_000;
const picturesOf = memoizeBySnapshot(
  'pictures of places',
  (_: Places) => new LRUCache<string, Picture>({ maxSize: CACHE_LENGTH, sizeCalculation: ({ body }) => body.length }),
);

/** `words` are those of the locale. */
async function pictureOf(place: Place, locale: Locale, words: PictureWords): Promise<Picture> {
  const known = await places();
  const key = [locale, place.lat, place.lng, place.precision].join();
  const pictures = picturesOf(known);
  const picture = pictures.get(key) ?? newPicture(place, locale, words, known);
  pictures.set(key, picture);
  return picture;
}

function newPicture(place: Place, locale: Locale, words: PictureWords, known: Places): Picture {
  const areas = [...known.districts.values(), ...known.provinces.values()].flatMap(({ name, centre }) =>
    centre ? { name, ...centre } : [],
  );
  const [stations, landmarks] = [[...known.stations.values()], [...known.landmarks.values()]];
  const body = drawPlace({ place, locale, stations, landmarks, areas }, words);
  const hash = createHash('sha256')
    .update(MODES.map((mode) => styleOf(PICTURE_COLOURS[mode])).join())
    .update(body);
  return { body, hash: hash.digest('hex').slice(0, HASH_LENGTH) };
}

/** The picture of a place and its surroundings as SVG, with the hash of its content. */
export async function placePicture(
  { place, locale, mode }: { place: Place; locale: Locale; mode: Mode },
  words: PictureWords,
): Promise<{ svg: string; hash: string }> {
  const { body, hash } = await pictureOf(place, locale, words);
  const style = `<style>${styleOf(PICTURE_COLOURS[mode])}</style>`;
  return { hash, svg: `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${style}${body}</svg>` };
}

/** The address of the picture in a mode: `/maps/{locale}/{lat},{lng}[,about].{mode}.{hash}.svg`. */
export async function placePictureAddress(
  place: Place,
  locale: Locale,
  words: PictureWords,
): Promise<(mode: Mode) => string> {
  const { hash } = await pictureOf(place, locale, words);
  const point = [place.lat, place.lng, ...(place.precision === 'approximate' ? ['about'] : [])].join();
  return (mode) => `/maps/${locale}/${point}.${mode}.${hash}.svg`;
}

const FILE = new RegExp(
  `^(\\d{1,2}(?:\\.\\d{1,17})?),(\\d{2,3}(?:\\.\\d{1,17})?)(,about)?\\.(light|dark)\\.([0-9a-f]{${HASH_LENGTH}})\\.svg$`,
);

/** Null for anything but the address of a picture in Thailand. */
export function readPictureAddress(
  locale: string,
  file: string,
): { place: Place; locale: Locale; mode: Mode; hash: string } | null {
  const [, lat, lng, about, mode, hash = ''] = FILE.exec(file) ?? [];
  const place: Place = { lat: Number(lat), lng: Number(lng), precision: about === undefined ? 'exact' : 'approximate' };
  const isThere = place.lat > 5 && place.lat < 21 && place.lng > 97 && place.lng < 106;
  if (!isLocale(locale) || !isThere) return null;
  return { place, locale, mode: mode === 'dark' ? 'dark' : 'light', hash };
}

const MASK_WIDTH = 260;

/** The shape of the country in the first view of the map, as SVG without colours. */
export function countryMask(): string {
  const [west, south, east, north] = THAILAND;
  const [left, top] = mercator([west, north]);
  const [right, bottom] = mercator([east, south]);
  const unit = MASK_WIDTH / (right - left);
  const path = RINGS.map(({ ring }) => {
    const corners = ring.map((at): SketchPoint => {
      const [x, y] = mercator(at);
      return [Math.round((x - left) * unit), Math.round((y - top) * unit)];
    });
    const outline = simplifyLine(corners, 1);
    const steps = outline.map(([x, y], index) => {
      const [beforeX, beforeY] = outline[index - 1] ?? [0, 0];
      return `${x - beforeX} ${y - beforeY}`;
    });
    return outline.length < 4 ? '' : `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}z`;
  }).join('');
  const box = `0 0 ${MASK_WIDTH} ${((bottom - top) * unit).toFixed(0)}`;
  // The stroke fills the gaps between provinces, which are simplified one by one.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${path}" stroke="#000" stroke-width="1.5" stroke-linejoin="round"/></svg>`;
}
