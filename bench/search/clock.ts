/** The live bytes on the heap and in array buffers. Needs --expose-gc. */
export function liveBytes(): number {
  if (globalThis.gc === undefined) throw new Error('Run with --expose-gc');
  // Twice, because the second run frees what the first one finalizes.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

export type Timed<T> = { readonly ms: number; readonly value: T };

export function timed<T>(work: () => T): Timed<T> {
  const start = performance.now();
  const value = work();
  return { ms: performance.now() - start, value };
}

export type Times = { readonly ms: readonly number[]; readonly found: number };

/** Runs `find` once for each input. `ms` are the times in milliseconds; `found` is the share with results. */
export function timesOf<T>(inputs: readonly T[], find: (input: T) => number): Times {
  const all = inputs.map((input) => timed(() => find(input)));
  return { ms: all.map(({ ms }) => ms), found: all.filter(({ value }) => value > 0).length / Math.max(1, all.length) };
}
