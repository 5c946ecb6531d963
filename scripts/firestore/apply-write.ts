import { isDeepStrictEqual } from 'node:util';
import { pathSegments, valueIn, withField } from './field-path';
import { Refusal } from './refusal';
import type { StoredDocument } from './stored-document';
import { transformed } from './transform';
import { canonicalInstant, type Fields } from './value';
import type { Precondition, Update, Write } from './write-request';

/** The name of the document that a write is about. */
export const nameOf = (write: Write): string =>
  'update' in write ? write.update.name : 'delete' in write ? write.delete : write.verify;

function check(before: StoredDocument | undefined, name: string, { exists, updateTime }: Precondition): void {
  if (exists === false && before !== undefined) throw new Refusal('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (exists === true && before === undefined) throw new Refusal('NOT_FOUND', `No document to update: ${name}`);
  if (updateTime !== undefined && before?.updateTime !== canonicalInstant(updateTime)) {
    throw new Refusal('FAILED_PRECONDITION', `The document was changed since: ${name}`);
  }
}

function fieldsAfter(before: Fields, write: Update, time: string): Fields {
  const { update, updateMask, updateTransforms } = write;
  let after = update.fields;
  if (updateMask !== undefined) {
    after = before;
    for (const path of updateMask.fieldPaths.map(pathSegments)) {
      after = withField(after, path, valueIn(update.fields, path));
    }
  }
  for (const change of updateTransforms) {
    const path = pathSegments(change.fieldPath);
    after = withField(after, path, transformed(valueIn(after, path), change, time));
  }
  return after;
}

/**
 * A document as it is after a write, or undefined when it is gone. A write that changes nothing leaves its time.
 * @throws Refusal when its precondition does not hold.
 */
export function afterWrite(before: StoredDocument | undefined, write: Write, time: string): StoredDocument | undefined {
  if (write.currentDocument !== undefined) check(before, nameOf(write), write.currentDocument);
  if ('delete' in write) return undefined;
  if ('verify' in write) return before;
  const fields = fieldsAfter(before?.fields ?? {}, write, time);
  if (before !== undefined && isDeepStrictEqual(fields, before.fields)) return before;
  return {
    name: write.update.name,
    fields,
    createTime: before?.createTime ?? time,
    updateTime: time,
  };
}
