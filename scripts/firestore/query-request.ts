import { z } from 'zod';
import { type Value, value } from './value';

const field = z.strictObject({ fieldPath: z.string().min(1) });

const FIELD_OPERATORS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
] as const;

export type FieldFilter = {
  readonly field: { readonly fieldPath: string };
  readonly op: (typeof FIELD_OPERATORS)[number];
  readonly value: Value;
};

const fieldFilter: z.ZodType<FieldFilter> = z.strictObject({ field, op: z.enum(FIELD_OPERATORS), value });
const unaryFilter = z.strictObject({ field, op: z.enum(['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN']) });

export type Filter =
  | { readonly fieldFilter: FieldFilter }
  | { readonly unaryFilter: z.output<typeof unaryFilter> }
  | { readonly compositeFilter: { readonly op: 'AND' | 'OR'; readonly filters: readonly Filter[] } };

const filter: z.ZodType<Filter> = z.lazy(() =>
  z.union([
    z.strictObject({ fieldFilter }),
    z.strictObject({ unaryFilter }),
    z.strictObject({
      compositeFilter: z.strictObject({ op: z.enum(['AND', 'OR']), filters: z.array(filter).min(1) }),
    }),
  ]),
);

const order = z.strictObject({ field, direction: z.enum(['ASCENDING', 'DESCENDING']).default('ASCENDING') });
const cursor = z.strictObject({ values: z.array(value).default([]), before: z.boolean().default(false) });
const wholeNumber = z.int().min(0);

/** A query as the SDKs send it. What is not known here is refused, never passed over in silence. */
export const structuredQuery = z.strictObject({
  select: z.strictObject({ fields: z.array(field).default([]) }).optional(),
  from: z.tuple([z.strictObject({ collectionId: z.string().min(1), allDescendants: z.boolean().default(false) })]),
  where: filter.optional(),
  orderBy: z.array(order).default([]),
  startAt: cursor.optional(),
  endAt: cursor.optional(),
  offset: wholeNumber.default(0),
  limit: z.union([wholeNumber, z.strictObject({ value: wholeNumber }).transform((limit) => limit.value)]).optional(),
});

export type Query = z.output<typeof structuredQuery>;
export type Order = z.output<typeof order>;
export type Cursor = z.output<typeof cursor>;
