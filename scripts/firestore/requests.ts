import { z } from 'zod';
import { structuredQuery } from './query-request';
import { fields, instant } from './value';

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

// The requests of the SDKs, by method.
export const queryRequest = z.strictObject({ parent, structuredQuery });
export const lookupRequest = z.strictObject({ database, documents: z.array(documentName), mask });
export const commitRequest = z.strictObject({ database, writes: z.array(write).default([]) });
export const listenRequest = z.object({ addTarget: target.optional(), removeTarget: z.int().optional() });

export type Precondition = z.output<typeof precondition>;
export type Write = z.output<typeof write>;
export type TargetRequest = z.output<typeof target>;
