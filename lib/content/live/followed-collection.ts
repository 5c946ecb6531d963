import { isDeepStrictEqual } from 'node:util';
import type { CollectionName, EntityOf } from '../collections';
import { type Dropped, logDropped, parseCollection } from '../parse-collection';
import type { RawDocument } from '../source';

/** A changed document, or null for a removed one. `document` is missing while the whole collection is being listed. */
type Change<Name extends CollectionName> = { readonly document?: RawDocument; readonly entity?: EntityOf<Name> } | null;

type Applied = {
  readonly ids: readonly string[];
  readonly documents: readonly RawDocument[];
  readonly gone: readonly string[];
  /** Ids of invalid documents, whose previous entities are kept. */
  readonly retained: ReadonlySet<string>;
};

/** Up to this size one edit may remove most of a collection. In a larger one that is probably a fault. */
const SMALL = 20;

const isImplausible = (before: number, after: number) =>
  before > 0 && (after === 0 || (before > SMALL && after < before / 2));

export class ImplausibleListing extends Error {
  override readonly name = 'ImplausibleListing';
}

export class FollowedCollection<Name extends CollectionName> {
  /** In the order of ids. The same object while nothing changes. Undefined before the first consistent state. */
  entities: ReadonlyMap<string, EntityOf<Name>> | undefined;
  /** Ids of all public documents, including invalid ones that have no entity. */
  #ids = new Set<string>();
  #changes = new Map<string, Change<Name>>();
  #dropped: Dropped[] = [];
  #isListing = true;

  constructor(readonly name: Name) {}

  get isListing(): boolean {
    return this.#isListing;
  }

  /** Discards changes without a consistent state. With `isListing`, the whole collection follows. */
  startOver(isListing: boolean): void {
    this.#changes = new Map();
    this.#dropped = [];
    this.#isListing = isListing;
  }

  set(document: RawDocument): void {
    const parsed = parseCollection(this.name, [document], (dropped) => this.#dropped.push(...dropped));
    const [parsedEntity, previous] = [parsed.get(document.id), this.entities?.get(document.id)];
    // Comparing each document on arrival spreads the work, and reusing unchanged entities saves memory.
    const entity = isDeepStrictEqual(parsedEntity, previous) ? previous : parsedEntity;
    // Do not hold the documents of a listing in memory, because they are already on disk.
    this.#changes.set(document.id, { ...(this.#isListing ? {} : { document }), ...(entity && { entity }) });
  }

  remove(id: string): void {
    this.#changes.set(id, null);
  }

  get size(): number {
    let size = this.#isListing ? 0 : this.#ids.size;
    for (const [id, change] of this.#changes) {
      const wasThere = !this.#isListing && this.#ids.has(id);
      size += Number(change !== null) - Number(wasThere);
    }
    return size;
  }

  /** Applies the changes. @throws ImplausibleListing if none is valid, or most are lost without `isConfirmed` */
  apply(isConfirmed: boolean): Applied {
    const changes = this.#isListing ? this.#withRemovals() : this.#changes;
    const before: ReadonlyMap<string, EntityOf<Name>> = this.entities ?? new Map<string, never>();
    const after = new Map(before);
    const ids: string[] = [];
    const retained = new Set<string>();
    for (const [id, change] of changes) {
      if (change === null) {
        if (after.delete(id)) ids.push(id);
      } else if (change.entity === undefined) {
        if (after.has(id)) retained.add(id);
      } else if (change.entity !== before.get(id)) {
        after.set(id, change.entity);
        ids.push(id);
      }
    }
    if (this.#isListing) this.#check(changes, before.size, after.size, isConfirmed);
    logDropped(this.name, this.#dropped);
    for (const [id, change] of changes) change === null ? this.#ids.delete(id) : this.#ids.add(id);
    if (ids.length > 0 || this.entities === undefined)
      this.entities = ids.some((id) => after.has(id) && !before.has(id)) ? sortedById(after) : after;
    const documents = [...changes].flatMap(([id, change]) =>
      change?.document && !retained.has(id) ? change.document : [],
    );
    const gone = [...changes].flatMap(([id, change]) => (change === null ? [id] : []));
    this.startOver(false);
    return { ids, documents, gone, retained };
  }

  #withRemovals(): Map<string, Change<Name>> {
    const gone = [...this.#ids].filter((id) => !this.#changes.has(id));
    return new Map([...this.#changes, ...gone.map((id) => [id, null] as const)]);
  }

  #check(changes: ReadonlyMap<string, Change<Name>>, before: number, after: number, isConfirmed: boolean): void {
    const listed = [...changes.values()].filter((change) => change !== null);
    // A single invalid document in a new collection is a mistake and removes nothing.
    const isOnlyOne = listed.length === 1 && before === 0;
    if (listed.length > 0 && !isOnlyOne && listed.every(({ entity }) => entity === undefined))
      throw new ImplausibleListing(`none of ${listed.length} documents can be read`);
    if (!isConfirmed && isImplausible(before, after))
      throw new ImplausibleListing(`came back with ${after} of ${before} documents`);
  }
}

const sortedById = <Entity>(entities: ReadonlyMap<string, Entity>): ReadonlyMap<string, Entity> =>
  new Map([...entities].sort(([a], [b]) => (a < b ? -1 : 1)));
