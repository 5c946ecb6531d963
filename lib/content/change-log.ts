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
type ChangeLog = {
  /**
   * For each collection and the search: the times of changes, ascending. The first may be older than `REMEMBERED_MS`.
   */
  readonly times: Map<Tag, number[]>;
  /** For each listing in a source: its last change. The least recently changed come first. */
  readonly homes: Map<`${HomeSource}:${string}`, number>;
  /** The latest change of a listing that is no longer in `homes`. */
  forgottenAt: number;
  latestAt: number;
};

// Next.js bundles this module separately for pages and route handlers. A global gives the process one log.
declare global {
  var rommaiChangeLog: ChangeLog | undefined;
}

function changeLog(): ChangeLog {
  globalThis.rommaiChangeLog ??= { times: new Map(), homes: new Map(), forgottenAt: 0, latestAt: 0 };
  return globalThis.rommaiChangeLog;
}

function noteTime(tag: Tag): number {
  const log = changeLog();
  const now = performance.now();
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

function noteHomes(source: HomeSource, ids: Iterable<string>, now: number): void {
  const log = changeLog();
  for (const id of ids) {
    log.homes.delete(`${source}:${id}`);
    log.homes.set(`${source}:${id}`, now);
  }
  for (const [home, at] of log.homes) {
    if (log.homes.size <= MAX_HOMES) break;
    log.homes.delete(home);
    log.forgottenAt = at;
  }
}

/**
 * Records that documents of a collection were added, changed or removed. Call it when the new content is readable: a
 * page whose render starts later counts as new. The first load of a collection needs no ids.
 */
export function noteChanges(collection: CollectionName, ids: Iterable<string>): void {
  const now = noteTime(collection);
  if (collection === 'listings') noteHomes(collection, ids, now);
}

/**
 * Records that the search index changed. `homes` are the ids of listings that it showed in their old version until now.
 */
export const noteSearchChange = (homes: Iterable<string>): void => noteHomes('search', homes, noteTime('search'));

/**
 * When a listing last changed, by `performance.now()`; 0 for never. For listings that are no longer tracked it returns
 * a later time.
 */
export const homeChangedAt = (id: string, source: HomeSource = 'listings'): number =>
  changeLog().homes.get(`${source}:${id}`) ?? changeLog().forgottenAt;

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
