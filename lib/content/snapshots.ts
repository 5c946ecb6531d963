import { cacheDrop } from '../cache/ttl-cache';
import { CACHE_LIFETIME_MS } from '../config/constants';
import { errorText, log } from '../config/log';
import { withDeadline } from '../http/deadlines';
import { changedIds, recordChanges } from './change-log';
import { COLLECTION_NAMES, type CollectionName, type EntityOf } from './collections';
import { parseCollectionInSlices } from './parse-collection';
import type { ContentSource, ContentStatus } from './source';

export type Entities<Name extends CollectionName> = ReadonlyMap<string, EntityOf<Name>>;

export interface Snapshots {
  /** A collection as last loaded. Rejects if it was never loaded. Returns the same object while nothing changes. */
  readonly get: <Name extends CollectionName>(name: Name) => Promise<Entities<Name>>;
  /** A one-time query, as the specification reads the contact widget. The caller caches the result. */
  readonly query: <Name extends CollectionName>(name: Name) => Promise<Entities<Name>>;
  /** Reads the source now. Never rejects: failures are logged, and the last good content stays. */
  readonly refresh: () => Promise<void>;
  readonly status: () => ContentStatus;
}

/** Wait after a failed refresh. Without it each visit would parse a large broken file again. */
const RETRY_MS = 30_000;

export const QUERY_MS = 2_000;

/** Drops the cached value derived from a collection, under its name in capitals: the contact widget's list. */
export const dropDerivedValue = (name: CollectionName): boolean => cacheDrop(name.toUpperCase());

class Snapshot<Name extends CollectionName> {
  lastGood: Entities<Name> | undefined;
  fault: string | undefined;
  loadedAt: number | undefined;
  private freshUntil = 0;
  private retryAt = 0;
  private refreshing: Promise<Entities<Name>> | undefined;

  constructor(
    private readonly name: Name,
    private readonly source: ContentSource,
    private readonly isLogged: (reason: string) => boolean,
  ) {}

  async get(): Promise<Entities<Name>> {
    if (this.lastGood === undefined) return this.refresh();
    const now = performance.now();
    if (now >= this.freshUntil && now >= this.retryAt) this.refresh().catch(() => undefined);
    return this.lastGood;
  }

  async query(): Promise<Entities<Name>> {
    const lastGood = this.lastGood;
    if (lastGood === undefined) return this.refresh();
    return withDeadline(QUERY_MS, () => this.refresh()).catch(() => lastGood);
  }

  /** Waits for a refresh that is under way, which may have read the source before it changed, and refreshes again. */
  async refreshAgain(): Promise<void> {
    await this.refreshing?.catch(() => undefined);
    await this.refresh();
  }

  private refresh(): Promise<Entities<Name>> {
    this.refreshing ??= this.load().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  private async load(): Promise<Entities<Name>> {
    try {
      const before = this.lastGood ?? new Map<string, never>();
      const entities = this.update(await parseCollectionInSlices(this.name, await this.source.load(this.name), before));
      this.fault = undefined;
      this.loadedAt = performance.now();
      this.freshUntil = this.loadedAt + CACHE_LIFETIME_MS;
      return entities;
    } catch (error) {
      const reason = errorText(error);
      // Logged when a collection begins to fail, and once for all collections that fail for the same reason.
      if (this.fault === undefined && !this.isLogged(reason))
        log('error', 'content refresh failed', { collection: this.name, reason });
      this.fault = reason;
      this.retryAt = performance.now() + RETRY_MS;
      throw error;
    }
  }

  private update(entities: Entities<Name>): Entities<Name> {
    const before = this.lastGood;
    if (entities.size === 0 && (before?.size ?? 0) > 0) throw new Error('the collection came back empty');
    const changed = before && changedIds(before, entities);
    if (before !== undefined && changed?.length === 0) return before;
    dropDerivedValue(this.name);
    this.lastGood = entities;
    recordChanges(this.name, changed, entities);
    return entities;
  }
}

function statusOf({ kind, reads }: ContentSource, all: readonly Snapshot<CollectionName>[]): ContentStatus {
  const oldest = Math.min(...all.map(({ loadedAt }) => loadedAt ?? Number.NaN));
  const fault = all.find((snapshot) => snapshot.fault !== undefined)?.fault;
  return {
    source: kind,
    ...(fault === undefined ? {} : { fault }),
    missing: COLLECTION_NAMES.filter((_, index) => all[index]?.lastGood === undefined),
    ageSeconds: Number.isNaN(oldest) ? null : Math.round((performance.now() - oldest) / 1_000),
    documents: all.reduce((sum, { lastGood }) => sum + (lastGood?.size ?? 0), 0),
    reads: { lastHour: reads?.lastHour() ?? 0, total: reads?.total() ?? 0 },
  };
}

/** Refreshes content after ten minutes. If that fails or is empty, the last good one stays; a first load rejects. */
export function createSnapshots(source: ContentSource): Snapshots {
  const all = new Map<CollectionName, Snapshot<CollectionName>>();
  const isLogged = (reason: string) => [...all.values()].some(({ fault }) => fault === reason);
  for (const name of COLLECTION_NAMES) all.set(name, new Snapshot(name, source, isLogged));
  const snapshotOf = (name: CollectionName) => {
    const snapshot = all.get(name);
    if (snapshot === undefined) throw new RangeError(`unknown collection ${name}`);
    return snapshot;
  };
  return {
    // The map has one snapshot for each name.
    get: <Name extends CollectionName>(name: Name) => snapshotOf(name).get() as Promise<Entities<Name>>,
    query: <Name extends CollectionName>(name: Name) => snapshotOf(name).query() as Promise<Entities<Name>>,
    async refresh() {
      await Promise.allSettled([...all.values()].map((snapshot) => snapshot.refreshAgain()));
    },
    status: () => statusOf(source, [...all.values()]),
  };
}
