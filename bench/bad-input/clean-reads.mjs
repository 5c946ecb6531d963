import { isDeepStrictEqual } from 'node:util';
import { ALL_TARGETS } from './probes.mjs';
import { Reader } from './reader.mjs';

const MOST_READINGS = 5;

async function readAll(port) {
  const known = new Map();
  let next = 0;
  const read = async () => {
    const reader = new Reader(port);
    while (next < ALL_TARGETS.length) {
      const target = ALL_TARGETS[next++];
      for (const encoding of ['identity', 'br'])
        known.set(`${encoding} ${target}`, await reader.read(target, encoding));
    }
    reader.end();
  };
  await Promise.all(Array.from({ length: 8 }, read));
  // Sorted, so that the order of the responses does not matter.
  return new Map([...known].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The responses to normal requests for all addresses, before any probe. Reads until two readings are equal: for pages
 * that the build rendered more than ten minutes ago, Next.js serves the stale page once and renders it again.
 */
export async function cleanReads(port) {
  let known = await readAll(port);
  for (let readings = 2; readings <= MOST_READINGS; readings += 1) {
    const again = await readAll(port);
    if (isDeepStrictEqual(again, known)) return known;
    known = again;
  }
  throw new Error(`clean reads differ from each other ${MOST_READINGS} times`);
}
