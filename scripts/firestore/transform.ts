import type { Value } from './value';
import { compareValues, rankOf } from './value-order';
import type { FieldTransform } from './write-request';

const listOf = (value: Value | undefined): readonly Value[] =>
  value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];

const has = (list: readonly Value[], value: Value) => list.some((item) => compareValues(item, value) === 0);

function sum(before: Value | undefined, by: Value): Value {
  if (before === undefined || rankOf(before) !== rankOf(by)) return by;
  if ('integerValue' in before && 'integerValue' in by) {
    return { integerValue: String(BigInt(before.integerValue) + BigInt(by.integerValue)) };
  }
  const number = (value: Value) =>
    Number('integerValue' in value ? value.integerValue : 'doubleValue' in value && value.doubleValue);
  return { doubleValue: number(before) + number(by) };
}

function bound(before: Value | undefined, other: Value, side: 1 | -1): Value {
  if (before === undefined || rankOf(before) !== rankOf(other)) return other;
  return compareValues(other, before) * side > 0 ? other : before;
}

/** A field after one of Firestore's own changes to it. */
export function transformed(before: Value | undefined, change: FieldTransform, time: string): Value {
  if ('setToServerValue' in change) return { timestampValue: time };
  if ('increment' in change) return sum(before, change.increment);
  if ('maximum' in change) return bound(before, change.maximum, 1);
  if ('minimum' in change) return bound(before, change.minimum, -1);
  if ('removeAllFromArray' in change) {
    return { arrayValue: { values: listOf(before).filter((item) => !has(change.removeAllFromArray.values, item)) } };
  }
  const added: Value[] = [...listOf(before)];
  for (const item of change.appendMissingElements.values) if (!has(added, item)) added.push(item);
  return { arrayValue: { values: added } };
}
