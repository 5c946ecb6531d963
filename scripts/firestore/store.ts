import { compareNames } from './query';
import { commitTime, type StoredDocument } from './value';

/** A changed document, with its state before the commit. `before` is undefined if it did not exist. */
type Change<Document> = { readonly time: string; readonly name: string; readonly before: Document | undefined };

/** Extra history for open streams. Their last snapshot may be half a minute old, the interval of the heartbeat. */
const SPARE_MS = 60_000;

class History<Document> {
  private readonly changes: Change<Document>[] = [];

  /** @param start the time of the first state that a listener can resume from. */
  constructor(
    private readonly start: string,
    private readonly lengthMs: number,
  ) {}

  reaches(time: string): boolean {
    return time >= this.start && Date.parse(time) >= Date.now() - this.lengthMs;
  }

  add(change: Change<Document>): void {
    this.changes.push(change);
    const oldest = Date.now() - this.lengthMs - SPARE_MS;
    while (this.changes[0] !== undefined && Date.parse(this.changes[0].time) < oldest) this.changes.shift();
  }

  since(time: string): ReadonlyMap<string, Document | undefined> {
    const found = new Map<string, Document | undefined>();
    for (let index = this.changes.length - 1; index >= 0; index -= 1) {
      const change = this.changes[index];
      if (change === undefined || change.time <= time) break;
      found.set(change.name, change.before);
    }
    return found;
  }
}

const parentOf = (name: string) => name.slice(0, name.lastIndexOf('/'));

class Collection {
  private readonly documents = new Map<string, StoredDocument>();
  private sorted: StoredDocument[] | undefined;

  get = (name: string) => this.documents.get(name);

  put(document: StoredDocument): void {
    this.documents.set(document.name, document);
    this.sorted = undefined;
  }

  remove(name: string): void {
    this.documents.delete(name);
    this.sorted = undefined;
  }

  byName(): readonly StoredDocument[] {
    this.sorted ??= [...this.documents.values()].sort((a, b) => compareNames(a.name, b.name));
    return this.sorted;
  }

  size = () => this.documents.size;
}

export class Store {
  private readonly collections = new Map<string, Collection>();
  readonly history: History<StoredDocument>;
  private readonly observers: (() => void)[] = [];

  constructor(historyMs: number) {
    this.history = new History(commitTime(), historyMs);
  }

  observe(observer: () => void): void {
    this.observers.push(observer);
  }

  /** Replaces documents by name, or deletes those that are undefined, as one commit. */
  commit(time: string, documents: ReadonlyMap<string, StoredDocument | undefined>): void {
    for (const [name, after] of documents) {
      const before = this.get(name);
      if (before === after) continue;
      if (after === undefined) this.collections.get(parentOf(name))?.remove(name);
      else this.put(after);
      this.history.add({ time, name, before });
    }
    for (const observer of this.observers) observer();
  }

  get = (name: string): StoredDocument | undefined => this.collections.get(parentOf(name))?.get(name);

  /** Adds a document of the seed, without a commit. */
  put(document: StoredDocument): void {
    const path = parentOf(document.name);
    const collection = this.collections.get(path) ?? new Collection();
    this.collections.set(path, collection);
    collection.put(document);
  }

  list = (path: string): readonly StoredDocument[] => this.collections.get(path)?.byName() ?? [];

  clear(parent: string): void {
    const below = [...this.collections].filter(([path]) => path.startsWith(`${parent}/`));
    const names = below.flatMap(([, collection]) => collection.byName().map(({ name }) => name));
    this.commit(commitTime(), new Map(names.map((name) => [name, undefined])));
  }

  size = (): number => [...this.collections.values()].reduce((sum, collection) => sum + collection.size(), 0);
}

export type Reads = { readonly documents: number; readonly queries: number };

/** Counts reads like Google's billing (https://firebase.google.com/docs/firestore/pricing), and queries. */
export class ReadCount {
  private documents = 0;
  private queries = 0;

  /** A query is billed for each document that it returns, and for at least one. */
  query(documents: number): void {
    this.documents += Math.max(1, documents);
    this.queries += 1;
  }

  /** A listener is billed for each added or changed document, and for each removed one that was not deleted. */
  update(documents: number): void {
    this.documents += documents;
  }

  total = (): Reads => ({ documents: this.documents, queries: this.queries });
}
