type LngLat = readonly [lng: number, lat: number];

/** Outlines as lines that neighbours share, in steps from the point before; made by scripts/build-outlines.ts. */
export type Topology = {
  readonly stepsPerDegree: number;
  /** x, y, x, y… */
  readonly arcs: readonly (readonly number[])[];
  /** For each province, by its DOPA code, its rings: numbers of lines end to end, `~n` for line n backwards. */
  readonly provinces: Readonly<Record<string, readonly (readonly number[])[]>>;
};

function lineOf(steps: readonly number[], perDegree: number): LngLat[] {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at): LngLat => {
    x += steps[at * 2] ?? 0;
    y += steps[at * 2 + 1] ?? 0;
    return [x / perDegree, y / perDegree];
  });
}

/** The rings of each province in degrees. */
export function provinceRings({ stepsPerDegree, arcs, provinces }: Topology): { id: string; rings: LngLat[][] }[] {
  const lines = arcs.map((steps) => lineOf(steps, stepsPerDegree));
  const along = (number: number): LngLat[] =>
    number < 0 ? [...(lines[~number] ?? [])].reverse() : (lines[number] ?? []);
  return Object.entries(provinces).map(([id, rings]) => ({
    id,
    // Each line begins where the one before ended.
    rings: rings.map((numbers) => numbers.flatMap((number, at) => along(number).slice(at === 0 ? 0 : 1))),
  }));
}
