import { z } from 'zod';
import { type Value, value } from './value';

/** The field path that stands for the name of a document in a query. */
export const NAME_FIELD = '__name__';

/** A filter: a field and its allowed values. */
export type Condition = { readonly field: string; readonly values: readonly Value[] };

const field = z.strictObject({ fieldPath: z.string().min(1) });
const listOfValues = z.strictObject({ arrayValue: z.strictObject({ values: z.array(value).min(1) }) });

const fieldFilter = z.union([
  z.strictObject({ field, op: z.literal('EQUAL'), value }).transform((filter) => ({
    field: filter.field.fieldPath,
    values: [filter.value],
  })),
  z.strictObject({ field, op: z.literal('IN'), value: listOfValues }).transform((filter) => ({
    field: filter.field.fieldPath,
    values: filter.value.arrayValue.values,
  })),
]);

/** Filters for equality, combined with AND. */
const where: z.ZodType<readonly Condition[]> = z.lazy(() =>
  z.union([
    z.strictObject({ fieldFilter }).transform((filter) => [filter.fieldFilter]),
    z
      .strictObject({ compositeFilter: z.strictObject({ op: z.literal('AND'), filters: z.array(where) }) })
      .transform(({ compositeFilter }) => compositeFilter.filters.flat()),
  ]),
);

const order = z
  .strictObject({ field, direction: z.literal('ASCENDING').optional() })
  .transform(({ field: { fieldPath } }) => fieldPath);
const cursor = z.strictObject({ values: z.tuple([value]), before: z.boolean().default(false) });
const count = z.int().min(0);

/** A query with equality filters, at most one order, and cursors. Rejects anything else instead of ignoring it. */
export const structuredQuery = z.strictObject({
  from: z.tuple([z.strictObject({ collectionId: z.string().min(1), allDescendants: z.boolean().default(false) })]),
  where: where.default([]),
  orderBy: z.array(order).max(1).default([]),
  startAt: cursor.optional(),
  endAt: cursor.optional(),
  limit: z.union([count, z.strictObject({ value: count }).transform((limit) => limit.value)]).optional(),
});

export type Query = z.output<typeof structuredQuery>;
