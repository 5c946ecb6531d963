import { processSingleton } from '../config/process-singleton';
import { listingsChangedSince, versionOfListings } from './change-log';
import type { Listing } from './collections';
import { type Memo, memoize } from './memoize';
import type { Entities } from './snapshots';

type UpdatedValue = { readonly version: number; readonly listings: Entities<'listings'>; readonly value: unknown };

/** `before` is undefined for a new listing, `after` for a removed one. */
export type ListingChange = {
  readonly id: string;
  readonly before: Listing | undefined;
  readonly after: Listing | undefined;
};

const memos = processSingleton('memos', () => new Map<string, Memo>());
const updatedValues = processSingleton('updated-values', () => new Map<string, UpdatedValue>());

function memoNamed(name: string): Memo {
  const memo = memos.get().get(name) ?? new WeakMap();
  memos.get().set(name, memo);
  return memo;
}

/** Memoizes a function of a snapshot for the whole process. `name` identifies the function. */
export const memoizeBySnapshot = <Key extends object, Value>(
  name: string,
  compute: (snapshot: Key) => Value,
): ((snapshot: Key) => Value) => memoize(compute, memoNamed(name));

/** With more changes, it is faster to compute the value from all listings. */
const MAX_CHANGES = 1_000;

function changesSince({ version, listings: previous }: UpdatedValue, listings: Entities<'listings'>) {
  const ids = listingsChangedSince(version);
  if (ids === undefined || ids.length > MAX_CHANGES) return undefined;
  return ids.flatMap((id): ListingChange[] => {
    const [before, after] = [previous.get(id), listings.get(id)];
    return before === after ? [] : [{ id, before, after }];
  });
}

/** Like `memoizeBySnapshot`, for listings. `update` makes the new value from the previous one, which it may modify. */
export function memoizeListings<Value>(
  name: string,
  compute: (listings: Entities<'listings'>) => Value,
  update: (previous: Value, changes: readonly ListingChange[]) => Value,
): (listings: Entities<'listings'>) => Value {
  const computed = memoizeBySnapshot(name, compute);
  return (listings) => {
    const version = versionOfListings(listings);
    if (version === undefined) return computed(listings);
    const values = updatedValues.get();
    const cached = values.get(name);
    const previous = cached?.value as Value;
    // A render that started before an update may still pass the old listings.
    if (cached !== undefined && cached.version >= version) return previous;
    const changes = cached && changesSince(cached, listings);
    // An update that fails may leave the previous value half modified.
    values.delete(name);
    const value = changes === undefined ? compute(listings) : update(previous, changes);
    values.set(name, { version, listings, value });
    return value;
  };
}
