import type { StoredDocument } from './stored-document';
import { compareNames } from './value-order';

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

  get = (name: string): StoredDocument | undefined => this.collections.get(parentOf(name))?.get(name);

  put(document: StoredDocument): void {
    const path = parentOf(document.name);
    const collection = this.collections.get(path) ?? new Collection();
    this.collections.set(path, collection);
    collection.put(document);
  }

  remove(name: string): void {
    this.collections.get(parentOf(name))?.remove(name);
  }

  /** The documents of one collection in the order of their names; of all of that id below a parent, on demand. */
  list(parent: string, collectionId: string, allDescendants: boolean): readonly StoredDocument[] {
    if (!allDescendants) return this.collections.get(`${parent}/${collectionId}`)?.byName() ?? [];
    return [...this.collections]
      .filter(([path]) => path.startsWith(`${parent}/`) && path.endsWith(`/${collectionId}`))
      .flatMap(([, collection]) => collection.byName())
      .sort((a, b) => compareNames(a.name, b.name));
  }

  /** Forgets what is below a parent. */
  clear(parent: string): void {
    for (const path of this.collections.keys()) if (path.startsWith(`${parent}/`)) this.collections.delete(path);
  }

  size = (): number => [...this.collections.values()].reduce((sum, collection) => sum + collection.size(), 0);
}
