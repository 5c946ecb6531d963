import { isDeepStrictEqual } from 'node:util';
import { breather } from './breather';
import type { LiveSearchEngine } from './create-engine';
import type { ListingFacts } from './facts';

/** The homes an engine holds, by id. */
export type HeldHomes = ReadonlyMap<string, ListingFacts>;

const isSame = (a: ListingFacts, b: ListingFacts) =>
  a.discount === b.discount && (a.listing === b.listing || isDeepStrictEqual(a.listing, b.listing));

/** Tells an engine what has changed from some homes to others, and how many homes that were; answers go on meanwhile. */
export async function follow(engine: LiveSearchEngine, before: HeldHomes, after: HeldHomes): Promise<number> {
  const breathe = breather();
  let changes = 0;
  for (const id of before.keys()) {
    if (after.has(id)) continue;
    engine.remove(id);
    changes++;
  }
  for (const [id, facts] of after) {
    const known = before.get(id);
    if (known !== undefined && isSame(known, facts)) continue;
    engine.put(facts);
    changes++;
    await breathe();
  }
  return changes;
}
