type Point = readonly [x: number, y: number];

function distance2([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length2));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}

/** Deviates at most by `tolerance`, in the unit of the points. Keeps the ends (Douglas and Peucker, 1973). */
export function simplifyLine<P extends Point>(points: readonly P[], tolerance: number): P[] {
  const keptIndexes = new Set([0, points.length - 1]);
  const stretches: [number, number][] = [[0, points.length - 1]];
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    const [from, to] = stretch;
    const [start, end] = [points[from], points[to]];
    if (start === undefined || end === undefined) continue;
    let [far, furthest] = [-1, tolerance * tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const distance = distance2(points[index] ?? start, start, end);
      if (distance > furthest) [far, furthest] = [index, distance];
    }
    if (far < 0) continue;
    keptIndexes.add(far);
    stretches.push([from, far], [far, to]);
  }
  return points.filter((_, index) => keptIndexes.has(index));
}

export function simplifyOutline<P extends Point>(points: readonly P[], tolerance: number, maxCorners: number): P[] {
  const simplified = simplifyLine(points, tolerance);
  return simplified.length <= maxCorners ? simplified : simplifyOutline(points, tolerance * 1.5, maxCorners);
}
