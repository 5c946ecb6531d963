type Place = { readonly x: number; readonly y: number };

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in the direction of an arrow key. Sideways distance counts more. y increases downwards. */
export function nextPin<P extends Place>(from: P, places: readonly P[], key: string): P | undefined {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let [best, nearest]: [P | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead > 0 && ahead + 2 * aside < nearest) [best, nearest] = [place, ahead + 2 * aside];
  }
  return best;
}
