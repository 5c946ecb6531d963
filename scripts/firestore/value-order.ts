import type { Fields, Value } from './value';

/** Firestore's order of types; numbers of both kinds are one (https://firebase.google.com/docs/firestore/manage-data/data-types). */
const RANKS = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 9,
} as const;

/** The place of a value's type among the types. An inequality holds only between values of one rank. */
export function rankOf(value: Value): number {
  for (const key in value) if (key in RANKS) return RANKS[key as keyof typeof RANKS];
  throw new Error('A value without a type');
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/** Compares texts as their UTF-8 bytes compare, which UTF-16 units beyond the basic plane do not. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (x === y) continue;
    return isSurrogate(x) === isSurrogate(y) ? x - y : Number(isSurrogate(x)) - Number(isSurrogate(y));
  }
  return a.length - b.length;
}

/** Compares names of documents or collections segment by segment, so that what lies below comes after its parent. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  const [left, right] = [a.split('/'), b.split('/')];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = compareText(left[index] ?? '', right[index] ?? '');
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : Number(a > b);
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const difference = compareValues(item, other);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const entries = (fields: Fields) =>
    Object.entries(fields)
      .sort(([x], [y]) => compareText(x, y))
      .flatMap(([key, field]) => [{ stringValue: key }, field]);
  return compareLists(entries(a), entries(b));
}

const numberOf = (value: Value) =>
  'integerValue' in value
    ? Number(value.integerValue)
    : 'doubleValue' in value
      ? Number(value.doubleValue)
      : Number.NaN;

/** Firestore's order of all values: by type, then within it. */
export function compareValues(a: Value, b: Value): number {
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if ('timestampValue' in a && 'timestampValue' in b) return compareText(a.timestampValue, b.timestampValue);
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('integerValue' in a && 'integerValue' in b) {
    const difference = BigInt(a.integerValue) - BigInt(b.integerValue);
    return difference < 0n ? -1 : Number(difference > 0n);
  }
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const [one, other] = [a.geoPointValue, b.geoPointValue];
    return compareNumbers(one.latitude, other.latitude) || compareNumbers(one.longitude, other.longitude);
  }
  if ('arrayValue' in a && 'arrayValue' in b) return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? []);
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
  return rankOf(a) - rankOf(b) || (rankOf(a) === RANKS.doubleValue ? compareNumbers(numberOf(a), numberOf(b)) : 0);
}
