import { isDeepStrictEqual } from 'node:util';
import type { CollectionName, EntityOf } from '../collections';
import { type Dropped, logDropped, parseCollection } from '../parse-collection';
import type { RawDocument } from '../source';
import { stampOf } from './changed-since';
import type { IdRange } from './differing-ranges';

/** What is known of a collection. */
export type Held<Name extends CollectionName> = {
  readonly entities: ReadonlyMap<string, EntityOf<Name>>;
  /** Of every public document, also of those that are broken and therefore no entity. */
  readonly ids: ReadonlySet<string>;
  /** The latest stamp seen, in milliseconds. */
  readonly newest: number;
};

export const NOTHING_HELD = { entities: new Map<string, never>(), ids: new Set<string>(), newest: 0 } as const;

const isIn = (id: string, { from, to }: IdRange) => (from === undefined || id >= from) && (to === undefined || id < to);

function newestOf(documents: readonly RawDocument[], newest: number): number {
  const now = Date.now();
  return documents.reduce((latest, document) => Math.max(latest, stampOf(document, now) ?? 0), newest);
}

/**
 * Gathers documents page by page into what is known. Pages are parsed as they come, so that a hundred thousand homes
 * are never held twice. The entities stay the same object when nothing in them changed.
 */
export class Gathering<Name extends CollectionName> {
  private readonly entities: Map<string, EntityOf<Name>>;
  private readonly ids: Set<string>;
  private readonly dropped: Dropped[] = [];
  private newest: number;
  private changed = false;
  private readonly stayed = new Set<string>();
  private readable = 0;
  private unreadable = 0;

  constructor(
    private readonly name: Name,
    private readonly before: Held<Name>,
  ) {
    this.entities = new Map(before.entities);
    this.ids = new Set(before.ids);
    this.newest = before.newest;
  }

  /** Takes new and changed documents. Returns those that were not known as they are. */
  take(documents: readonly RawDocument[]): readonly RawDocument[] {
    const parsed = parseCollection(this.name, documents, (dropped) => this.dropped.push(...dropped));
    this.newest = newestOf(documents, this.newest);
    this.readable += parsed.size;
    this.unreadable += documents.length - parsed.size;
    return documents.filter(({ id }) => {
      const entity = parsed.get(id);
      if (entity === undefined) return this.notesBroken(id);
      const isSame = isDeepStrictEqual(entity, this.entities.get(id));
      this.ids.add(id);
      if (isSame) return false;
      this.entities.set(id, entity);
      this.changed = true;
      return true;
    });
  }

  /** What was edited into something broken stays as it was, and is in the log. */
  private notesBroken(id: string): boolean {
    if (this.entities.has(id)) this.stayed.add(id);
    const isNew = !this.ids.has(id);
    this.ids.add(id);
    this.changed ||= isNew;
    return isNew;
  }

  /** Forgets what is known of a range of ids and was not among those that the source has. Returns the forgotten ids. */
  keepOnly(found: ReadonlySet<string>, range: IdRange = {}): readonly string[] {
    const gone = [...this.ids].filter((id) => isIn(id, range) && !found.has(id));
    for (const id of gone) {
      this.ids.delete(id);
      this.entities.delete(id);
    }
    if (gone.length > 0) this.changed = true;
    return gone;
  }

  /** The documents that are broken now and known from before. */
  leftAsTheyWere(): ReadonlySet<string> {
    return this.stayed;
  }

  /** How many documents were taken of which none can be read; 0 where some can. */
  unreadableAll(): number {
    return this.readable === 0 ? this.unreadable : 0;
  }

  /** Says in the log which documents are broken, once they are believed to be. */
  tellDropped(): void {
    logDropped(this.name, this.dropped);
  }

  /** In the order of ids, as the database lists them. */
  result(): Held<Name> {
    if (!this.changed) return { ...this.before, newest: this.newest };
    const inOrder = [...this.entities].sort(([a], [b]) => (a < b ? -1 : 1));
    return { entities: new Map(inOrder), ids: this.ids, newest: this.newest };
  }
}
