import { fieldOf } from './field-path';
import type { Aggregation } from './requests';
import type { StoredDocument } from './stored-document';
import type { Value } from './value';

function numbersAt(documents: readonly StoredDocument[], path: string): Value[] {
  return documents
    .map((document) => fieldOf(document, path))
    .filter((value) => value !== undefined && ('integerValue' in value || 'doubleValue' in value));
}

/** One figure about the documents that a query matched. */
export function aggregate(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if ('count' in aggregation) {
    return { integerValue: String(Math.min(documents.length, aggregation.count.upTo ?? Number.POSITIVE_INFINITY)) };
  }
  const { fieldPath } = 'sum' in aggregation ? aggregation.sum.field : aggregation.avg.field;
  const numbers = numbersAt(documents, fieldPath);
  const total = numbers.reduce(
    (sum, value) =>
      sum + Number('integerValue' in value ? value.integerValue : 'doubleValue' in value && value.doubleValue),
    0,
  );
  if ('avg' in aggregation) return numbers.length === 0 ? { nullValue: null } : { doubleValue: total / numbers.length };
  const areWhole = numbers.every((value) => 'integerValue' in value);
  return areWhole ? { integerValue: String(total) } : { doubleValue: total };
}
