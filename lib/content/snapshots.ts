import { cacheGet, cacheSet } from '../cache/ttl-cache';
import { CONTACT_WIDGET_CACHE_KEY } from '../config/constants';
import { errorText, log } from '../config/log';
import { COLLECTION_NAMES, type CollectionName, type EntityOf } from './collections';
import { parseCollection } from './parse-collection';
import type { ContentSource } from './source';

export type Entities<Name extends CollectionName> = ReadonlyMap<string, EntityOf<Name>>;

export interface Snapshots {
  /** The collection as last loaded, at most ten minutes old while the source answers; see `createSnapshots`. */
  readonly get: <Name extends CollectionName>(name: Name) => Promise<Entities<Name>>;
}

const cacheKey = (name: CollectionName) => (name === 'contact_widget' ? CONTACT_WIDGET_CACHE_KEY : name.toUpperCase());

class Snapshot<Name extends CollectionName> {
  private lastGood: Entities<Name> | undefined;
  private refreshing: Promise<Entities<Name>> | undefined;
  private failing = false;

  constructor(
    private readonly name: Name,
    private readonly source: ContentSource,
  ) {}

  async get(): Promise<Entities<Name>> {
    // The cache holds what this class put there; freshness is all it decides.
    if (this.lastGood !== undefined && cacheGet(cacheKey(this.name)) === this.lastGood) return this.lastGood;
    const refresh = this.refresh();
    if (this.lastGood === undefined) return refresh;
    refresh.catch(() => undefined);
    return this.lastGood;
  }

  private refresh(): Promise<Entities<Name>> {
    this.refreshing ??= this.load().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  private async load(): Promise<Entities<Name>> {
    try {
      const entities = parseCollection(this.name, await this.source.load(this.name));
      if (entities.size === 0 && (this.lastGood?.size ?? 0) > 0) throw new Error('the collection came back empty');
      this.lastGood = entities;
      this.failing = false;
      cacheSet(cacheKey(this.name), entities);
      return entities;
    } catch (error) {
      // Once for each change of state, not for each visitor who comes meanwhile.
      if (!this.failing) log('error', 'content refresh failed', { collection: this.name, reason: errorText(error) });
      this.failing = true;
      throw error;
    }
  }
}

/**
 * Holds each collection as a frozen snapshot in the module-level cache. The first call loads; later ones answer at
 * once and refresh behind the answer when ten minutes have gone, one refresh at a time. A failed refresh keeps the
 * last good snapshot, and so does one that comes back empty; a first load that fails rejects and is tried again by the next call.
 */
export function createSnapshots(source: ContentSource): Snapshots {
  const all = new Map(COLLECTION_NAMES.map((name) => [name, new Snapshot(name, source)]));
  return {
    get: <Name extends CollectionName>(name: Name) => {
      const snapshot = all.get(name);
      if (snapshot === undefined) throw new RangeError(`unknown collection ${name}`);
      // The map was filled with one snapshot of each name.
      return snapshot.get() as Promise<Entities<Name>>;
    },
  };
}
