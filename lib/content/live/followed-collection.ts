import { isDeepStrictEqual } from 'node:util';
import type { CollectionName, EntityOf } from '../collections';
import { type Dropped, logDropped, parseCollection } from '../parse-collection';
import type { RawDocument } from '../source';

/** A changed document, or null for a removed one. `document` is missing while a whole collection is listed. */
type Change<Name extends CollectionName> = { readonly document?: RawDocument; readonly entity?: EntityOf<Name> } | null;

/** What a consistent state brought. */
type Applied = {
  /** Entities that were added, changed or removed. */
  readonly ids: readonly string[];
  /** Changed documents that can be read; empty after a listing. */
  readonly documents: readonly RawDocument[];
  readonly gone: readonly string[];
  /** Documents that cannot be read now and stay as they were. */
  readonly stayed: ReadonlySet<string>;
};

/** Up to this size, one edit may remove most of a collection; in a larger one that is more often a fault. */
const SMALL = 20;

const isDoubtful = (before: number, after: number) =>
  before > 0 && (after === 0 || (before > SMALL && after < before / 2));

/** A listing of a whole collection that is not believed yet. The message says why. */
export class UnbelievableListing extends Error {
  override readonly name = 'UnbelievableListing';
}

/** The documents of one collection, and the changes that are not part of a consistent state yet. */
export class FollowedCollection<Name extends CollectionName> {
  /** In the order of ids; the same object while nothing in it changed. Undefined before the first consistent state. */
  entities: ReadonlyMap<string, EntityOf<Name>> | undefined;
  /** Ids of every public document, also of those that cannot be read and are no entity. */
  #ids = new Set<string>();
  #changes = new Map<string, Change<Name>>();
  #dropped: Dropped[] = [];
  #isListing = true;

  constructor(readonly name: Name) {}

  /** Whether Firestore is sending the whole collection, and not only what changed. */
  get isListing(): boolean {
    return this.#isListing;
  }

  /** Forgets changes that belong to no consistent state; with `isListing` the whole collection follows. */
  startOver(isListing: boolean): void {
    this.#changes = new Map();
    this.#dropped = [];
    this.#isListing = isListing;
  }

  put(document: RawDocument): void {
    const parsed = parseCollection(this.name, [document], (dropped) => this.#dropped.push(...dropped));
    const [read, known] = [parsed.get(document.id), this.entities?.get(document.id)];
    // Compared here and not all at once later; what has not changed is not held twice.
    const entity = isDeepStrictEqual(read, known) ? known : read;
    // A listing of a hundred thousand homes is not held twice: its documents are on disk already.
    this.#changes.set(document.id, { ...(this.#isListing ? {} : { document }), ...(entity && { entity }) });
  }

  remove(id: string): void {
    this.#changes.set(id, null);
  }

  /** How many documents the collection has, with the changes. */
  get size(): number {
    let size = this.#isListing ? 0 : this.#ids.size;
    for (const [id, change] of this.#changes) {
      const wasThere = !this.#isListing && this.#ids.has(id);
      size += Number(change !== null) - Number(wasThere);
    }
    return size;
  }

  /**
   * Takes the changes into the entities.
   * @throws UnbelievableListing when nothing of a listing can be read, or it lost most documents and `isBelieved` is false.
   */
  apply(isBelieved: boolean): Applied {
    const changes = this.#isListing ? this.#withRemovals() : this.#changes;
    const before: ReadonlyMap<string, EntityOf<Name>> = this.entities ?? new Map<string, never>();
    const after = new Map(before);
    const ids: string[] = [];
    const stayed = new Set<string>();
    for (const [id, change] of changes) {
      if (change === null) {
        if (after.delete(id)) ids.push(id);
      } else if (change.entity === undefined) {
        if (after.has(id)) stayed.add(id);
      } else if (change.entity !== before.get(id)) {
        after.set(id, change.entity);
        ids.push(id);
      }
    }
    if (this.#isListing) this.#check(changes, before.size, after.size, isBelieved);
    logDropped(this.name, this.#dropped);
    for (const [id, change] of changes) change === null ? this.#ids.delete(id) : this.#ids.add(id);
    if (ids.length > 0 || this.entities === undefined)
      this.entities = ids.some((id) => after.has(id) && !before.has(id)) ? inOrder(after) : after;
    const documents = [...changes].flatMap(([id, change]) =>
      change?.document && !stayed.has(id) ? change.document : [],
    );
    const gone = [...changes].flatMap(([id, change]) => (change === null ? [id] : []));
    this.startOver(false);
    return { ids, documents, gone, stayed };
  }

  /** The changes of a listing, and the removal of what it did not have. */
  #withRemovals(): Map<string, Change<Name>> {
    const gone = [...this.#ids].filter((id) => !this.#changes.has(id));
    return new Map([...this.#changes, ...gone.map((id) => [id, null] as const)]);
  }

  #check(changes: ReadonlyMap<string, Change<Name>>, before: number, after: number, isBelieved: boolean): void {
    const listed = [...changes.values()].filter((change) => change !== null);
    // The only document of a collection that has just begun is a slip, and takes nothing away.
    const isOnlyOne = listed.length === 1 && before === 0;
    if (listed.length > 0 && !isOnlyOne && listed.every(({ entity }) => entity === undefined))
      throw new UnbelievableListing(`none of ${listed.length} documents can be read`);
    if (!isBelieved && isDoubtful(before, after))
      throw new UnbelievableListing(`came back with ${after} of ${before} documents`);
  }
}

const inOrder = <Entity>(entities: ReadonlyMap<string, Entity>): ReadonlyMap<string, Entity> =>
  new Map([...entities].sort(([a], [b]) => (a < b ? -1 : 1)));
