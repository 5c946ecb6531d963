import type { CollectionName } from './collections';

/** Where homes come from: the content, or the search index, which takes in a change later. */
type HomeSource = 'listings' | 'search';

/** What a page can read: a collection or the search index. */
export type Tag = CollectionName | HomeSource;

/** How long `changedAt` can look back, in milliseconds. */
const REMEMBERED_MS = 600_000;

/** Changes of one tag that are closer together count as one, at the time of the first and of the last. */
const STEP_MS = 10_000;

/** Homes whose last change is known one by one. */
const MAX_HOMES = 10_000;

/** All times are of `performance.now()`, in milliseconds. */
type ChangeLog = {
  /** Of each collection and the search: when it changed, ascending. The first may be older than `REMEMBERED_MS`. */
  readonly times: Map<Tag, number[]>;
  /** Of each home in a source: when it last changed; what has not changed for the longest time comes first. */
  readonly homes: Map<`${HomeSource}:${string}`, number>;
  /** The last change of a home that is no longer in `homes`. */
  forgottenAt: number;
  latestAt: number;
};

// Next gives pages and endpoints each their own copy of a module; the process has one log.
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
  // Everything before the last time that is too old to be asked for.
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
 * Notes that these documents of a collection were added, changed or removed. Call it when the new content can be read: a
 * page whose render begins later counts as new. After the first load of a collection, no ids need to be named.
 */
export function noteChanges(collection: CollectionName, ids: Iterable<string>): void {
  const now = noteTime(collection);
  if (collection === 'listings') noteHomes(collection, ids, now);
}

/** Notes that the search index changed. `homes` are the ids of those that it showed as they were before until now. */
export const noteSearchChange = (homes: Iterable<string>): void => noteHomes('search', homes, noteTime('search'));

/**
 * When a home last changed, by `performance.now()`; 0 for never. Of a home that changed before the last 10,000, a later
 * time is given.
 */
export const homeChangedAt = (id: string, source: HomeSource = 'listings'): number =>
  changeLog().homes.get(`${source}:${id}`) ?? changeLog().forgottenAt;

/**
 * When a collection or the search last changed, by `performance.now()`; 0 for never.
 * @param by only changes until this moment count, which is no longer ago than ten minutes; exact to ten seconds
 */
export const changedAt = (tag: Tag, by = Number.POSITIVE_INFINITY): number =>
  changeLog()
    .times.get(tag)
    ?.findLast((time) => time <= by) ?? 0;

/** When anything last changed, by `performance.now()`. */
export const latestChangeAt = (): number => changeLog().latestAt;

/** The ids of the documents that are not the same object in two versions of a collection, or in one of them alone. */
export function differingIds(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  const changed = [...after.keys()].filter((id) => after.get(id) !== before.get(id));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  return [...changed, ...removed];
}
