import { z } from 'zod';
import { fields, value } from './value';

/** The whole name of a document: segments after `documents` come in pairs, so that it never names a collection. */
const documentName = z.string().regex(/^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/);

const list = z.strictObject({ values: z.array(value).default([]) });

const fieldTransform = z.union([
  z.strictObject({ fieldPath: z.string(), setToServerValue: z.literal('REQUEST_TIME') }),
  z.strictObject({ fieldPath: z.string(), increment: value }),
  z.strictObject({ fieldPath: z.string(), maximum: value }),
  z.strictObject({ fieldPath: z.string(), minimum: value }),
  z.strictObject({ fieldPath: z.string(), appendMissingElements: list }),
  z.strictObject({ fieldPath: z.string(), removeAllFromArray: list }),
]);

const precondition = z.strictObject({ exists: z.boolean().optional(), updateTime: z.string().optional() });

const update = z.strictObject({
  update: z.object({ name: documentName, fields: fields.default({}) }),
  updateMask: z.strictObject({ fieldPaths: z.array(z.string()).default([]) }).optional(),
  updateTransforms: z.array(fieldTransform).default([]),
  currentDocument: precondition.optional(),
});

export const write = z.union([
  update,
  z.strictObject({ delete: documentName, currentDocument: precondition.optional() }),
  z.strictObject({ verify: documentName, currentDocument: precondition.optional() }),
]);

export type Update = z.output<typeof update>;
export type Write = z.output<typeof write>;
export type FieldTransform = z.output<typeof fieldTransform>;
export type Precondition = z.output<typeof precondition>;
