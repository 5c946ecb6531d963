import { processSingleton } from '../config/process-singleton';
import type { CollectionName } from './collections';

/** Sources of listings: the content, or the search index, which applies a change later. */
type HomeSource = 'listings' | 'search';

/** A dependency of a page: a collection or the search index. */
export type Tag = CollectionName | HomeSource;

/** How long `changedAt` can look back, in milliseconds. */
const REMEMBERED_MS = 600_000;

/** Changes of one tag within this time count as one. Only the times of the first and the last are stored. */
const STEP_MS = 10_000;

/** The number of listings whose last change is tracked individually. */
const MAX_HOMES = 10_000;

/** All times are from `performance.now()`, in milliseconds. */
type ListingChanges = {
  /** For each listing: its last change. The least recently changed come first. */
  readonly times: Map<string, number>;
  /** The latest change of a listing that is not in `times`, also if all listings may have changed. */
  forgottenAt: number;
};

type ChangeLog = {
  /**
   * For each collection and the search: the times of changes, ascending. The first may be older than `REMEMBERED_MS`.
   */
  readonly times: Map<Tag, number[]>;
  readonly homes: Readonly<Record<HomeSource, ListingChanges>>;
  /** When each version of the listings became readable. */
  readonly versions: WeakMap<object, number>;
  latestAt: number;
};

const noChanges = (): ListingChanges => ({ times: new Map(), forgottenAt: 0 });

export const changeLogSingleton = processSingleton(
  'change-log',
  (): ChangeLog => ({
    times: new Map(),
    homes: { listings: noChanges(), search: noChanges() },
    versions: new WeakMap(),
    latestAt: 0,
  }),
);

const changeLog = changeLogSingleton.get;

function noteTime(tag: Tag): number {
  const log = changeLog();
  // Later than all changes before, so that each version of the listings has its own time.
  const now = Math.max(performance.now(), log.latestAt + 0.001);
  const times = log.times.get(tag) ?? [];
  // Drop all times before the newest one that is older than `REMEMBERED_MS`.
  const old = times.findLastIndex((time) => time <= now - REMEMBERED_MS);
  if (old > 0) times.splice(0, old);
  if (now - (times.at(-2) ?? Number.NEGATIVE_INFINITY) < STEP_MS) times.pop();
  times.push(now);
  log.times.set(tag, times);
  log.latestAt = now;
  return now;
}

/** @param ids undefined if all listings may have changed */
function noteHomes(source: HomeSource, ids: Iterable<string> | undefined, now: number): void {
  const changes = changeLog().homes[source];
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
    if (changes.times.size <= MAX_HOMES) break;
    changes.times.delete(id);
    changes.forgottenAt = at;
  }
}

/**
 * Records that documents of a collection were added, changed or removed. Call it when the new content is readable: a
 * page whose render starts later counts as new.
 * @param ids undefined if all documents may have changed
 * @param entities the new content, for `versionOfListings`
 */
export function noteChanges(collection: CollectionName, ids?: Iterable<string>, entities?: object): void {
  const now = noteTime(collection);
  if (collection !== 'listings') return;
  noteHomes(collection, ids, now);
  if (entities !== undefined) changeLog().versions.set(entities, now);
}

/** When this version of the listings became readable, by `performance.now()`. Undefined if that was not recorded. */
export const versionOfListings = (entities: object): number | undefined => changeLog().versions.get(entities);

/** The ids of listings that changed since a version. Undefined if there were too many. */
export function listingsChangedSince(version: number): readonly string[] | undefined {
  const { times, forgottenAt } = changeLog().homes.listings;
  return forgottenAt > version ? undefined : [...times].flatMap(([id, at]) => (at > version ? id : []));
}

/**
 * Records that the search index changed. `homes` are the ids of listings that it showed in their old version until now;
 * undefined if these may be all.
 */
export const noteSearchChange = (homes?: Iterable<string>): void => noteHomes('search', homes, noteTime('search'));

/**
 * When a listing last changed, by `performance.now()`; 0 for never. For listings that are no longer tracked it returns
 * a later time.
 */
export function homeChangedAt(id: string, source: HomeSource = 'listings'): number {
  const { times, forgottenAt } = changeLog().homes[source];
  return times.get(id) ?? forgottenAt;
}

/**
 * When a collection or the search last changed, by `performance.now()`; 0 for never.
 * @param by ignores later changes; at most ten minutes ago, accurate to ten seconds
 */
export const changedAt = (tag: Tag, by = Number.POSITIVE_INFINITY): number =>
  changeLog()
    .times.get(tag)
    ?.findLast((time) => time <= by) ?? 0;

/** When anything last changed, by `performance.now()`. */
export const latestChangeAt = (): number => changeLog().latestAt;

/** The ids of documents that are not the same object in both versions of a collection, or are in one only. */
export function differingIds(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  const changed = [...after.keys()].filter((id) => after.get(id) !== before.get(id));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  return [...changed, ...removed];
}
