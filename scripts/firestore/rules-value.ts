import { isDeepStrictEqual } from 'node:util';
import type { Value } from './value';

/** `request`, `resource`, or what a query says of the documents that it asks for: no more is known than these members. */
export type Structure = { readonly members: Readonly<Record<string, RuleValue>> };
export type RuleValue = Value | Structure;

/** An expression has no value. A condition that has none does not allow anything. */
export class NoValue extends Error {}

/** The types that `is` tests, by what their values are called in the protocol. */
export const TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['bool', ['booleanValue']],
  ['bytes', ['bytesValue']],
  ['float', ['doubleValue']],
  ['int', ['integerValue']],
  ['latlng', ['geoPointValue']],
  ['list', ['arrayValue']],
  ['map', ['mapValue']],
  ['number', ['integerValue', 'doubleValue']],
  ['path', ['referenceValue']],
  ['string', ['stringValue']],
  ['timestamp', ['timestampValue']],
]);

export const bool = (booleanValue: boolean): Value => ({ booleanValue });

/** @throws NoValue unless it is true or false. */
export function truth(value: RuleValue): boolean {
  if ('booleanValue' in value) return value.booleanValue;
  throw new NoValue('A condition that is neither true nor false');
}

/** @throws NoValue unless all of a value is known. */
export function whole(value: RuleValue): Value {
  if ('members' in value) throw new NoValue('Not all of it is known');
  return value;
}

/** @throws NoValue when there is no such member. */
export function memberOf(value: RuleValue, name: string): RuleValue {
  const members = 'members' in value ? value.members : 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
  const found = Object.hasOwn(members, name) ? members[name] : undefined;
  if (found === undefined) throw new NoValue(`No member ${name}`);
  return found;
}

/** @throws NoValue when it cannot be told. */
export function isEqual(a: RuleValue, b: RuleValue): boolean {
  // What is there is not null, also when not all of it is known.
  if ('members' in a && 'nullValue' in b) return false;
  return isDeepStrictEqual(whole(a), whole(b));
}

/** Whether a list has an item or a map a key. @throws NoValue when it cannot be told. */
export function isIn(item: RuleValue, container: RuleValue): boolean {
  if ('members' in container) return memberOf(container, keyOf(item)) !== undefined;
  if ('mapValue' in container) return Object.hasOwn(container.mapValue.fields ?? {}, keyOf(item));
  if ('arrayValue' in container) return (container.arrayValue.values ?? []).some((each) => isEqual(item, each));
  throw new NoValue('It is neither a list nor a map');
}

function keyOf(item: RuleValue): string {
  if ('stringValue' in item) return item.stringValue;
  throw new NoValue('A key is a text');
}
