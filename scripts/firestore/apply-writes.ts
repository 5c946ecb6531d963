import { isDeepStrictEqual } from 'node:util';
import type { Access } from './access';
import { commitTime } from './commit-clock';
import { pathSegments, valueIn, withField } from './field-path';
import type { Precondition, Write } from './requests';
import { RpcError } from './rpc-error';
import type { Store } from './store';
import type { StoredDocument } from './stored-document';
import { canonicalInstant, type Fields } from './value';

type State = StoredDocument | undefined;

function check(before: State, name: string, { exists, updateTime }: Precondition): void {
  if (exists === false && before !== undefined)
    throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (exists === true && before === undefined) throw new RpcError('NOT_FOUND', `No document to update: ${name}`);
  if (updateTime !== undefined && before?.updateTime !== canonicalInstant(updateTime)) {
    throw new RpcError('FAILED_PRECONDITION', `The document has changed: ${name}`);
  }
}

/** The document after a write; undefined if it was deleted. A write without a change keeps the update time. */
function afterWrite(before: State, write: Write, time: string): State {
  if (!('update' in write)) return undefined;
  const { update, updateMask } = write;
  let fields: Fields = updateMask === undefined ? update.fields : (before?.fields ?? {});
  for (const path of updateMask?.fieldPaths.map(pathSegments) ?? []) {
    fields = withField(fields, path, valueIn(update.fields, path));
  }
  if (before !== undefined && isDeepStrictEqual(fields, before.fields)) return before;
  return { name: update.name, fields, createTime: before?.createTime ?? time, updateTime: time };
}

/**
 * Applies all writes or none.
 * @param access the access of the public; undefined for staff.
 * @returns the time of the commit.
 * @throws RpcError if a write is not allowed for the public, or if a precondition fails.
 */
export function applyWrites(store: Store, writes: readonly Write[], access: Access | undefined): string {
  const time = commitTime();
  const changed = new Map<string, State>();
  for (const write of writes) {
    const name = 'update' in write ? write.update.name : write.delete;
    const before = changed.has(name) ? changed.get(name) : store.get(name);
    const after = afterWrite(before, write, time);
    access?.checkWrite(name, before, after);
    check(before, name, write.currentDocument ?? {});
    changed.set(name, after);
  }
  store.commit(time, changed);
  return time;
}
