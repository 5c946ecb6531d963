import { commitTime } from './commit-clock';
import { History } from './history';
import { compareNames } from './name-order';
import type { StoredDocument } from './stored-document';

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

/** All documents of all projects, in memory. */
export class Store {
  private readonly collections = new Map<string, Collection>();
  readonly history: History<StoredDocument>;
  private readonly observers: (() => void)[] = [];

  /** @param historyMs the time within which a listener can resume. */
  constructor(historyMs: number) {
    this.history = new History(commitTime(), historyMs);
  }

  /** Calls a function after each commit. */
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

  /** The documents of a collection, sorted by name. */
  list = (path: string): readonly StoredDocument[] => this.collections.get(path)?.byName() ?? [];

  /** Deletes all documents below a parent. */
  clear(parent: string): void {
    const below = [...this.collections].filter(([path]) => path.startsWith(`${parent}/`));
    const names = below.flatMap(([, collection]) => collection.byName().map(({ name }) => name));
    this.commit(commitTime(), new Map(names.map((name) => [name, undefined])));
  }

  size = (): number => [...this.collections.values()].reduce((sum, collection) => sum + collection.size(), 0);
}
