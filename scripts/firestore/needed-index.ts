import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { NAME_FIELD } from './field-path';
import { conjuncts } from './matches';
import type { FieldFilter, Query } from './query-request';
import { Refusal } from './refusal';
import { fullOrder } from './run-query';

const FILE = join(import.meta.dirname, '../../firestore.indexes.json');

const indexFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) })),
    }),
  ),
});

const EQUALITIES: readonly FieldFilter['op'][] = ['EQUAL', 'IN'];

/**
 * The fields of the composite index that a query needs, with those compared for equality first; null when the indexes
 * that Firestore makes of each field by itself will do.
 */
function neededIndex(query: Query): { equal: readonly string[]; ordered: readonly string[] } | null {
  const ordered = fullOrder(query)
    .filter(({ field }) => field.fieldPath !== NAME_FIELD)
    .map(({ field, direction }) => `${field.fieldPath} ${direction}`);
  const equal = conjuncts(query.where)
    .flatMap((filter) => ('fieldFilter' in filter ? [filter.fieldFilter] : []))
    .filter(({ op, field }) => EQUALITIES.includes(op) && field.fieldPath !== NAME_FIELD)
    .map(({ field }) => field.fieldPath);
  return ordered.length > 1 || (ordered.length === 1 && equal.length > 0) ? { equal, ordered } : null;
}

let known: z.output<typeof indexFile>['indexes'] | undefined;

/**
 * Refuses what production would: Google's emulator needs no indexes, so that a missing one shows only after a deployment.
 * @throws Refusal (FAILED_PRECONDITION) when firestore.indexes.json lacks what a query needs.
 */
export function checkIndex(query: Query): void {
  const needed = neededIndex(query);
  if (needed === null) return;
  known ??= indexFile.parse(JSON.parse(readFileSync(FILE, 'utf8'))).indexes;
  const [{ collectionId }] = query.from;
  const { equal, ordered } = needed;
  const isServed = known.some(({ collectionGroup, fields }) => {
    const first = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
    const rest = fields.slice(equal.length).map(({ fieldPath, order }) => `${fieldPath} ${order}`);
    return (
      collectionGroup === collectionId && `${first.sort()}` === `${[...equal].sort()}` && `${rest}` === `${ordered}`
    );
  });
  if (!isServed) {
    const fields = [...equal, ...ordered].join(', ');
    throw new Refusal('FAILED_PRECONDITION', `The query requires an index on ${collectionId}: ${fields}.`);
  }
}
