import { isDeepStrictEqual } from 'node:util';
import type { LiveSearchEngine } from './create-engine';
import type { ListingFacts } from './facts';

/** The homes an engine holds, by id. */
export type HeldHomes = ReadonlyMap<string, ListingFacts>;

const isSame = (a: ListingFacts, b: ListingFacts) =>
  a.discount === b.discount && (a.listing === b.listing || isDeepStrictEqual(a.listing, b.listing));

/** Tells an engine what has changed from some homes to others, and how many homes that were. */
export function follow(engine: LiveSearchEngine, before: HeldHomes, after: HeldHomes): number {
  const changed = [...after].filter(([id, facts]) => {
    const known = before.get(id);
    return known === undefined || !isSame(known, facts);
  });
  const gone = [...before.keys()].filter((id) => !after.has(id));
  for (const id of gone) engine.remove(id);
  for (const [, facts] of changed) engine.put(facts);
  return changed.length + gone.length;
}
