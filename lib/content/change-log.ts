import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '../config/process-singleton';
import type { CollectionName } from './collections';

type ListingSource = 'listings' | 'search';

export type Tag = CollectionName | ListingSource;

const REMEMBERED_MS = 600_000;

/** Changes of one tag within this time count as one. Only the times of the first and the last are stored. */
const STEP_MS = 10_000;

const MAX_LISTINGS = 10_000;

type ListingChanges = {
  readonly times: Map<string, number>;
  /** The latest change of a listing that is not in `times`, also if all listings may have changed. */
  forgottenAt: number;
};

type ChangeLog = {
  readonly times: Map<Tag, number[]>;
  readonly bySource: Readonly<Record<ListingSource, ListingChanges>>;
  readonly versions: WeakMap<object, number>;
  latestAt: number;
};

const noChanges = (): ListingChanges => ({ times: new Map(), forgottenAt: 0 });

export const changeLogSingleton = processSingleton(
  'change-log',
  (): ChangeLog => ({
    times: new Map(),
    bySource: { listings: noChanges(), search: noChanges() },
    versions: new WeakMap(),
    latestAt: 0,
  }),
);

const changeLog = changeLogSingleton.get;

function recordTime(tag: Tag): number {
  const log = changeLog();
  // Later than all changes before, so that each version of the listings has its own time.
  const now = Math.max(performance.now(), log.latestAt + 0.001);
  const times = log.times.get(tag) ?? [];
  const old = times.findLastIndex((time) => time <= now - REMEMBERED_MS);
  if (old > 0) times.splice(0, old);
  if (now - (times.at(-2) ?? Number.NEGATIVE_INFINITY) < STEP_MS) times.pop();
  times.push(now);
  log.times.set(tag, times);
  log.latestAt = now;
  return now;
}

function recordListings(source: ListingSource, ids: Iterable<string> | undefined, now: number): void {
  const changes = changeLog().bySource[source];
  if (ids === undefined) {
    changes.times.clear();
    changes.forgottenAt = now;
    return;
  }
  for (const id of ids) {
    changes.times.delete(id);
    changes.times.set(id, now);
  }
  for (const [id, at] of changes.times) {
    if (changes.times.size <= MAX_LISTINGS) break;
    changes.times.delete(id);
    changes.forgottenAt = at;
  }
}

/** Records a change of documents once the new content is readable. Without `ids`, all may have changed. */
export function recordChanges(collection: CollectionName, ids?: Iterable<string>, entities?: object): void {
  const now = recordTime(collection);
  if (collection !== 'listings') return;
  recordListings(collection, ids, now);
  if (entities !== undefined) changeLog().versions.set(entities, now);
}

/** When this version of the listings became readable, by `performance.now()`. Undefined if that was not recorded. */
export const versionOfListings = (entities: object): number | undefined => changeLog().versions.get(entities);

/** The ids of listings that changed since a version. Undefined if there were too many. */
export function listingsChangedSince(version: number): readonly string[] | undefined {
  const { times, forgottenAt } = changeLog().bySource.listings;
  return forgottenAt > version ? undefined : [...times].flatMap(([id, at]) => (at > version ? id : []));
}

/** Records that the search index changed. Without `listings`, all may have shown their old version until now. */
export const recordSearchChange = (listings?: Iterable<string>): void =>
  recordListings('search', listings, recordTime('search'));

/** When a listing last changed, by `performance.now()`; 0 for never. An upper bound if it is no longer tracked. */
export function listingChangedAt(id: string, source: ListingSource = 'listings'): number {
  const { times, forgottenAt } = changeLog().bySource[source];
  return times.get(id) ?? forgottenAt;
}

/** When a tag last changed, by `performance.now()`; 0 for never. Ignores changes after `by`, at most ten minutes ago. */
export const changedAt = (tag: Tag, by = Number.POSITIVE_INFINITY): number =>
  changeLog()
    .times.get(tag)
    ?.findLast((time) => time <= by) ?? 0;

export const latestChangeAt = (): number => changeLog().latestAt;

export function changedIds(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  const changed = [...after.keys()].filter((id) => after.get(id) !== before.get(id));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  return [...changed, ...removed];
}

/** The tags that the page being rendered has read so far. Our server starts it (server/page-cache/rendered-page.ts). */
export const readTags = processSingleton('read-tags', () => new AsyncLocalStorage<Set<Tag>>());

export function recordRead(tag: Tag): void {
  readTags.get().getStore()?.add(tag);
}
