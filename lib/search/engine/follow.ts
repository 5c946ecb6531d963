import { isDeepStrictEqual } from 'node:util';
import { eventLoopYielder } from '../../content/event-loop-yielder';
import type { LiveSearchEngine } from './create-engine';
import type { ListingFacts } from './facts';

/** The listings in an engine, by id. */
export type HeldHomes = ReadonlyMap<string, ListingFacts>;

const isSame = (a: ListingFacts, b: ListingFacts) =>
  a.discount === b.discount && (a.listing === b.listing || isDeepStrictEqual(a.listing, b.listing));

/** The ids of listings that were added, changed or removed. */
export async function changedIds(before: HeldHomes, after: HeldHomes): Promise<readonly string[]> {
  const yieldIfDue = eventLoopYielder();
  const changed = [...before.keys()].filter((id) => !after.has(id));
  for (const [id, facts] of after) {
    const known = before.get(id);
    if (known === undefined || !isSame(known, facts)) changed.push(id);
    await yieldIfDue();
  }
  return changed;
}

/** Applies changed listings to an engine. Yields to the event loop so that it can serve requests during the update. */
export async function follow(engine: LiveSearchEngine, changed: readonly string[], after: HeldHomes): Promise<void> {
  const yieldIfDue = eventLoopYielder();
  for (const id of changed) {
    const facts = after.get(id);
    if (facts === undefined) engine.remove(id);
    else engine.put(facts);
    await yieldIfDue();
  }
}
