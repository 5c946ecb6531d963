import { appendFileSync } from 'node:fs';

/** The variable with the file to which a benchmark writes its figures for `run.mjs`, as JSON Lines. */
export const HAND_OVER = 'BENCH_HAND_OVER';

/** Writes `{ figures }` or `{ notMeasured }` to the file. Does nothing if the benchmark runs without `run.mjs`. */
export function handOver(part) {
  const file = process.env[HAND_OVER];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(part)}\n`);
}
