/** A seeded pseudorandom number generator. */
export type Random = {
  /** At least 0 and less than 1. */
  readonly number: () => number;
  /** An integer, including both ends. */
  readonly whole: (from: number, to: number) => number;
  readonly chance: (part: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Picks the first items of a list often and the last ones rarely, like the words of a language. */
  readonly pickSkewed: <T>(list: readonly T[]) => T;
  readonly some: <T>(list: readonly T[], count: number) => readonly T[];
  /** Normally distributed, with mean 0 and standard deviation 1 (Box and Muller). */
  readonly normal: () => number;
};

/** mulberry32: 32 bits of state, good enough for test data. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError('Nothing to pick from');
  return value;
}

export function randomFrom(seed: number): Random {
  const number = mulberry32(seed);
  const whole = (from: number, to: number) => from + Math.floor(number() * (to - from + 1));
  return {
    number,
    whole,
    chance: (part) => number() < part,
    pick: (list) => at(list, whole(0, list.length - 1)),
    pickSkewed: (list) => at(list, Math.floor(list.length * number() ** 2)),
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - number())) * Math.cos(2 * Math.PI * number()),
  };
}

/** Returns a function that picks a value, with a probability in proportion to its weight. */
export function weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): (random: Random) => T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return (random) => {
    let left = random.number() * total;
    const found = entries.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    return (found ?? at(entries, 0))[0];
  };
}
