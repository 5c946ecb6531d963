// Writes content/map/rivers.json. Rivers of the country are from Natural Earth (1:10 million, public domain): the file
// 10m/physical/ne_10m_rivers_lake_centerlines.json of github.com/martynafford/natural-earth-geojson (CC0), the only argument.
// It is up to six kilometres beside the Chao Phraya in Nonthaburi, so that part is drawn by hand through its bridges and piers.
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { simplifyLine } from '../lib/map/simplify';

const NAMES = ['Chao Phraya', 'Mae Klong', 'Ping', 'Yom', 'Mun', 'Chi', 'Mekong', 'Salween'];
const COUNTRY = { west: 97, south: 5.6, east: 105.7, north: 20.5 };
const COUNTRY_STEPS = 200;
/** The largest distance between a simplified line and the original, in steps of half a kilometre. */
const TOLERANCE = 1.5;
const CITY_STEPS = 10_000;
const BETWEEN = 4;

type Point = readonly [lng: number, lat: number];

/** The Chao Phraya from Bang Sai to the Gulf. Points without a comment are bends. */
const CHAO_PHRAYA: readonly Point[] = [
  ...([
    [100.548, 14.112],
    [100.539, 14.092],
    [100.5245, 14.08],
    [100.53, 14.067],
    [100.554, 14.047],
  ] as const),
  // Pathum Thani, the mouth of the Rangsit canal, Nonthaburi bridge, Pak Kret
  ...([
    [100.5375, 14.023],
    [100.539, 14.0],
    [100.527, 13.982],
    [100.5385, 13.955],
    [100.524, 13.944],
  ] as const),
  // Around Ko Kret, Rama IV bridge
  ...([
    [100.503, 13.939],
    [100.496, 13.918],
    [100.4725, 13.919],
    [100.467, 13.91],
    [100.486, 13.9],
  ] as const),
  // Phra Nang Klao bridge, Nonthaburi pier, Rama V bridge, Rama VII bridge
  ...([
    [100.489, 13.891],
    [100.477, 13.873],
    [100.479, 13.855],
    [100.4895, 13.8475],
    [100.492, 13.838],
    [100.498, 13.829],
  ] as const),
  ...([
    [100.5035, 13.8185],
    [100.5145, 13.8135],
    [100.5175, 13.807],
    [100.5165, 13.799],
  ] as const),
  // Krung Thon bridge, Rama VIII bridge, Phra Pin Klao bridge, Wang Lang, Tha Tien, Memorial bridge
  ...([
    [100.5035, 13.782],
    [100.497, 13.769],
    [100.4905, 13.7615],
    [100.4878, 13.7535],
  ] as const),
  ...([
    [100.4893, 13.7462],
    [100.4935, 13.741],
    [100.4995, 13.7384],
    [100.5085, 13.7355],
  ] as const),
  // Si Phraya, Taksin bridge, Rama III bridge
  ...([
    [100.5123, 13.7295],
    [100.5128, 13.7235],
    [100.5112, 13.7175],
    [100.502, 13.7055],
  ] as const),
  ...([
    [100.493, 13.701],
    [100.4945, 13.6945],
    [100.507, 13.6885],
    [100.5187, 13.6826],
  ] as const),
  // Rama IX bridge, around Bang Krachao, Khlong Toei, Bang Na, Phra Pradaeng, Pak Nam
  ...([
    [100.535, 13.6808],
    [100.549, 13.6835],
    [100.5565, 13.697],
    [100.5685, 13.707],
    [100.58, 13.708],
  ] as const),
  ...([
    [100.5865, 13.701],
    [100.5965, 13.696],
    [100.597, 13.6855],
    [100.59, 13.675],
    [100.579, 13.6635],
  ] as const),
  ...([
    [100.555, 13.659],
    [100.543, 13.6495],
    [100.545, 13.632],
    [100.562, 13.622],
    [100.588, 13.616],
  ] as const),
  ...([
    [100.5975, 13.604],
    [100.594, 13.588],
    [100.589, 13.56],
  ] as const),
];

const riversOf = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string().nullish() }),
      geometry: z
        .discriminatedUnion('type', [
          z.object({ type: z.literal('LineString'), coordinates: z.array(z.tuple([z.number(), z.number()])) }),
          z.object({
            type: z.literal('MultiLineString'),
            coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))),
          }),
        ])
        .nullable(),
    }),
  ),
});

const isInCountry = ([lng, lat]: Point) =>
  lng > COUNTRY.west && lng < COUNTRY.east && lat > COUNTRY.south && lat < COUNTRY.north;

/** The parts of a line inside the country, without the part that is drawn by hand. */
function partsOf(line: readonly Point[], name: string): Point[][] {
  const [start] = CHAO_PHRAYA;
  const parts: Point[][] = [[]];
  for (const point of line) {
    const isDrawn = name === 'Chao Phraya' && point[1] < 14.11 && point[0] > 100.4;
    if (isInCountry(point) && !isDrawn) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  const [first] = parts;
  if (name === 'Chao Phraya' && first && start && (line.at(-1)?.[0] ?? 0) > 100.4) first.push(start);
  return parts.filter((part) => part.length > 1);
}

/** A smooth curve through the points (Catmull and Rom, 1974). */
function curve(points: readonly Point[]): Point[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (to === undefined) return [from];
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    const at = (axis: 0 | 1, t: number) =>
      0.5 *
      (2 * from[axis] +
        (to[axis] - before[axis]) * t +
        (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
        (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
    return Array.from({ length: BETWEEN }, (_, step): Point => [at(0, step / BETWEEN), at(1, step / BETWEEN)]);
  });
}

function encoded(line: readonly Point[], steps: number, tolerance: number): number[] {
  const kept = simplifyLine(
    line.map(([lng, lat]): Point => [Math.round(lng * steps), Math.round(lat * steps)]),
    tolerance,
  );
  return kept.flatMap(([x, y], at) => [x - (kept[at - 1]?.[0] ?? 0), y - (kept[at - 1]?.[1] ?? 0)]);
}

const { features } = riversOf.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const country = features.flatMap(({ properties: { name }, geometry }) => {
  if (!name || geometry === null || !NAMES.includes(name)) return [];
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  return lines.flatMap((line) => partsOf(line, name)).map((part) => encoded(part, COUNTRY_STEPS, TOLERANCE));
});
const text = JSON.stringify({
  source:
    'Natural Earth, rivers, 1:10 million; public domain. `city` is the Chao Phraya from Bang Sai to the Gulf, drawn by hand through its bridges and piers. Made by scripts/build-rivers.ts.',
  country: { stepsPerDegree: COUNTRY_STEPS, rings: country },
  city: { stepsPerDegree: CITY_STEPS, rings: [encoded(curve(CHAO_PHRAYA), CITY_STEPS, 2)] },
});
writeFileSync('content/map/rivers.json', `${text}\n`);
console.log(`${country.length} lines, ${country.flat().length / 2} points, ${text.length} bytes`);
