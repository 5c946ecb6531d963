import { fieldOf } from './field-path';
import type { FieldFilter, Filter } from './query-request';
import type { StoredDocument } from './stored-document';
import type { Value } from './value';
import { compareValues, rankOf } from './value-order';

const isEqual = (a: Value, b: Value) => compareValues(a, b) === 0;
const isNull = (value: Value) => 'nullValue' in value;
const isNotANumber = (value: Value) => 'doubleValue' in value && value.doubleValue === 'NaN';
const listOf = (value: Value): readonly Value[] => ('arrayValue' in value ? (value.arrayValue.values ?? []) : []);
const contains = (list: readonly Value[], value: Value) => list.some((item) => isEqual(item, value));

/** Inequalities hold between values of one type alone: a text is never later than a timestamp. */
const holds: Record<FieldFilter['op'], (actual: Value, wanted: Value) => boolean> = {
  EQUAL: isEqual,
  NOT_EQUAL: (actual, wanted) => !isNull(actual) && !isEqual(actual, wanted),
  LESS_THAN: (actual, wanted) => rankOf(actual) === rankOf(wanted) && compareValues(actual, wanted) < 0,
  LESS_THAN_OR_EQUAL: (actual, wanted) => rankOf(actual) === rankOf(wanted) && compareValues(actual, wanted) <= 0,
  GREATER_THAN: (actual, wanted) => rankOf(actual) === rankOf(wanted) && compareValues(actual, wanted) > 0,
  GREATER_THAN_OR_EQUAL: (actual, wanted) => rankOf(actual) === rankOf(wanted) && compareValues(actual, wanted) >= 0,
  IN: (actual, wanted) => contains(listOf(wanted), actual),
  NOT_IN: (actual, wanted) => !isNull(actual) && !contains(listOf(wanted), actual),
  ARRAY_CONTAINS: (actual, wanted) => contains(listOf(actual), wanted),
  ARRAY_CONTAINS_ANY: (actual, wanted) => listOf(wanted).some((item) => contains(listOf(actual), item)),
};

const is = {
  IS_NULL: isNull,
  IS_NAN: isNotANumber,
  IS_NOT_NULL: (value: Value) => !isNull(value),
  IS_NOT_NAN: (value: Value) => !isNotANumber(value) && !isNull(value),
} as const;

/** Whether a document is in the answer; one without the field of a filter never is. */
export function matches(document: StoredDocument, filter: Filter): boolean {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter;
    return op === 'AND'
      ? filters.every((each) => matches(document, each))
      : filters.some((each) => matches(document, each));
  }
  const single = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter;
  const actual = fieldOf(document, single.field.fieldPath);
  if (actual === undefined) return false;
  return 'fieldFilter' in filter
    ? holds[filter.fieldFilter.op](actual, filter.fieldFilter.value)
    : is[filter.unaryFilter.op](actual);
}

/** The filters that each hold by themselves, however they are nested. */
export function conjuncts(filter: Filter | undefined): readonly Filter[] {
  if (filter === undefined) return [];
  if ('compositeFilter' in filter && filter.compositeFilter.op === 'AND') {
    return filter.compositeFilter.filters.flatMap(conjuncts);
  }
  return [filter];
}
