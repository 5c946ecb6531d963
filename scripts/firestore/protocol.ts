import { z } from 'zod';
import { fields, instant, type Value, value } from './value';

export const NAME_FIELD = '__name__';

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

/** The codes of google.rpc.Code, with the HTTP statuses that Google's servers use for them. */
export const RPC_CODES = {
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

export class RpcError extends Error {
  override readonly name = 'RpcError';
  constructor(
    readonly status: keyof typeof RPC_CODES,
    message: string,
  ) {
    super(message);
  }

  toJSON() {
    return { error: { code: RPC_CODES[this.status].http, message: this.message, status: this.status } };
  }
}

/** Converts any error to an `RpcError`. Any other error is a bug of this server: it is logged and becomes INTERNAL. */
export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  console.error(error);
  return new RpcError('INTERNAL', error instanceof Error ? error.message : String(error));
}

/** @throws RpcError (INVALID_ARGUMENT) with the first error. */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, request: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(request);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new RpcError('INVALID_ARGUMENT', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is invalid'}`);
}

/** The full name of a document. The segments after `documents` come in pairs, because an odd number is a collection. */
const documentName = z.string().regex(/^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/);
const parent = z.string().regex(/^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)*$/);
const mask = z.strictObject({ fieldPaths: z.array(z.string()).default([]) }).optional();
const precondition = z.strictObject({ exists: z.boolean().optional(), updateTime: z.string().optional() });
const database = z.string().optional();

const write = z.union([
  z.strictObject({
    update: z.object({ name: documentName, fields: fields.default({}) }),
    updateMask: mask,
    updateTransforms: z.array(z.never()).optional(),
    currentDocument: precondition.optional(),
  }),
  z.strictObject({ delete: documentName, currentDocument: precondition.optional() }),
]);

const target = z.strictObject({
  targetId: z.int().min(1),
  query: z.strictObject({ parent, structuredQuery }).optional(),
  documents: z.strictObject({ documents: z.array(documentName).min(1) }).optional(),
  resumeToken: z
    .string()
    .transform((token) => Buffer.from(token, 'base64').toString())
    .pipe(instant)
    .optional(),
  readTime: instant.optional(),
  expectedCount: z.unknown().optional(),
});

export const queryRequest = z.strictObject({ parent, structuredQuery });
export const lookupRequest = z.strictObject({ database, documents: z.array(documentName), mask });
export const commitRequest = z.strictObject({ database, writes: z.array(write).default([]) });
export const listenRequest = z.object({ addTarget: target.optional(), removeTarget: z.int().optional() });

export type Precondition = z.output<typeof precondition>;
export type Write = z.output<typeof write>;
export type TargetRequest = z.output<typeof target>;
