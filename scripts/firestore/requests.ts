import { z } from 'zod';
import { structuredQuery } from './query-request';
import { instant } from './value';
import { write } from './write-request';

const parent = z.string().regex(/^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)*$/);

/** What the SDKs send, by the method that they call; of transactions there is nothing to know. */
export const queryRequest = z.object({ parent, structuredQuery, newTransaction: z.unknown().optional() });

const field = z.strictObject({ fieldPath: z.string() });
const upTo = z.union([z.string().regex(/^\d+$/), z.int()]).transform(Number);

export const aggregationRequest = z.object({
  parent,
  structuredAggregationQuery: z.strictObject({
    structuredQuery,
    aggregations: z.array(
      z.union([
        z.strictObject({ alias: z.string(), count: z.strictObject({ upTo: upTo.optional() }) }),
        z.strictObject({ alias: z.string(), sum: z.strictObject({ field }) }),
        z.strictObject({ alias: z.string(), avg: z.strictObject({ field }) }),
      ]),
    ),
  }),
});

export type Aggregation = z.output<typeof aggregationRequest>['structuredAggregationQuery']['aggregations'][number];

export const lookupRequest = z.object({ documents: z.array(z.string()), newTransaction: z.unknown().optional() });

export const commitRequest = z.object({ writes: z.array(write).default([]) });

const target = z.strictObject({
  targetId: z.int().min(1),
  query: z.strictObject({ parent, structuredQuery }).optional(),
  documents: z.strictObject({ documents: z.array(z.string()).min(1) }).optional(),
  resumeToken: z
    .string()
    .transform((token) => Buffer.from(token, 'base64').toString())
    .pipe(instant)
    .optional(),
  readTime: instant.optional(),
  expectedCount: z.unknown().optional(),
});

export const listenRequest = z.object({ addTarget: target.optional(), removeTarget: z.int().optional() });

export type TargetRequest = z.output<typeof target>;
