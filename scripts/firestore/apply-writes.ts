import { afterWrite, nameOf } from './apply-write';
import { commitTime } from './commit-clock';
import { checkPublicWrite } from './public-access';
import type { Store } from './store';
import type { StoredDocument } from './stored-document';
import type { Write } from './write-request';

/**
 * Applies all writes or none.
 * @returns the time of the commit.
 * @throws Refusal when the public may not do one of them, or a precondition does not hold.
 */
export function applyWrites(store: Store, writes: readonly Write[], isOwner: boolean): string {
  const time = commitTime();
  const changed = new Map<string, StoredDocument | undefined>();
  for (const write of writes) {
    const name = nameOf(write);
    const before = changed.has(name) ? changed.get(name) : store.get(name);
    const after = afterWrite(before, write, time);
    if (!isOwner) checkPublicWrite(name, before, after);
    changed.set(name, after);
  }
  store.commit(time, changed);
  return time;
}
