import { z } from 'zod';
import { COLLECTION_DOCUMENTS, COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { isRecord } from '../../lib/http/json';

export type CellKind = 'number' | 'yes-no' | 'time' | 'day' | 'pattern' | 'text';

/** How a sheet represents a document's field: as a cell, as a list, or as parts that each have their own columns. */
export type Field =
  | { readonly kind: CellKind; readonly canBeNull: boolean; readonly choices?: readonly string[] }
  | { readonly kind: 'list'; readonly item: Field }
  | { readonly kind: 'parts'; readonly parts: ReadonlyMap<string, Field> };

function cellKind(schema: z.core.$ZodType): CellKind {
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'yes-no';
  if (schema instanceof z.ZodISODateTime) return 'time';
  if (schema instanceof z.ZodISODate) return 'day';
  if (schema instanceof z.ZodEnum) return 'pattern';
  if (schema instanceof z.ZodString) return schema.format === 'regex' ? 'pattern' : 'text';
  if (schema instanceof z.ZodLiteral) return typeof schema.value === 'number' ? 'number' : 'text';
  const [choice] = schema instanceof z.ZodUnion ? schema.options : [];
  return choice === undefined ? 'text' : cellKind(choice);
}

function choicesOf(schema: z.core.$ZodType): readonly string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String);
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const each = schema.options.map(choicesOf);
  return each.every((choices) => choices !== undefined) ? each.flat() : undefined;
}

function fieldOf(schema: z.core.$ZodType, canBeNull = false): Field {
  if (schema instanceof z.ZodNullable) return fieldOf(schema.unwrap(), true);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodCatch)
    return fieldOf(schema.unwrap(), canBeNull);
  if (schema instanceof z.ZodArray) return { kind: 'list', item: fieldOf(schema.element) };
  if (schema instanceof z.ZodObject) return { kind: 'parts', parts: partsOf(schema) };
  const choices = choicesOf(schema);
  return { kind: cellKind(schema), canBeNull, ...(choices === undefined ? {} : { choices }) };
}

const partsOf = (schema: z.ZodObject): ReadonlyMap<string, Field> =>
  new Map(Object.entries(schema.shape).map(([name, inner]) => [name, fieldOf(inner)]));

const STAMP: Field = { kind: 'time', canBeNull: false };

/** The fields of a collection's documents, in the schema's order. `updated_at` is allowed in every collection. */
export function fieldsOf(collection: CollectionName): ReadonlyMap<string, Field> {
  const schema: z.ZodObject = COLLECTION_DOCUMENTS[collection];
  const parts = partsOf(schema);
  return parts.has('updated_at') ? parts : new Map([...parts, ['updated_at', STAMP]]);
}

export type Fields = Record<string, unknown>;

export function* unknownPaths(field: Field, value: unknown, path = ''): Generator<string> {
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (field.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* unknownPaths(field.item, item, below(index));
  }
  if (field.kind !== 'parts' || !isRecord(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const part = field.parts.get(name);
    if (part === undefined) yield below(name);
    else yield* unknownPaths(part, inner, below(name));
  }
}

/** Sorts the keys of all objects in a value by the schema's order, and appends unknown keys by name. */
export function sortKeys(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => sortKeys(field?.kind === 'list' ? field.item : undefined, item));
  if (!isRecord(value)) return value;
  const parts: ReadonlyMap<string, Field> = field?.kind === 'parts' ? field.parts : new Map();
  const unknown = Object.keys(value).filter((name) => !parts.has(name));
  const names = [...[...parts.keys()].filter((name) => Object.hasOwn(value, name)), ...unknown.sort()];
  return Object.fromEntries(names.map((name) => [name, sortKeys(parts.get(name), value[name])]));
}

/** The number of entries per list of objects that have columns in a template. A sheet may have more (`media.7.url`). */
const OFFERED = 2;

/** The field of a column, or undefined for an unknown column. A number in the name is the index of a list entry. */
export function cellOf(fields: ReadonlyMap<string, Field>, column: string): Field | undefined {
  let field: Field | undefined = { kind: 'parts', parts: fields };
  for (const name of column.split('.')) {
    if (field?.kind === 'parts') field = field.parts.get(name);
    else if (field?.kind === 'list' && /^(0|[1-9]\d{0,3})$/.test(name)) field = field.item;
    else return undefined;
  }
  return field;
}

export const isTextList = (field: Field): boolean =>
  field.kind === 'list' && field.item.kind !== 'list' && field.item.kind !== 'parts';

type Entries = (path: string) => number;

function* columnsBelow(field: Field, path: string, entries: Entries): Generator<string> {
  if (field.kind === 'parts') {
    for (const [name, part] of field.parts) yield* columnsBelow(part, `${path}.${name}`, entries);
  } else if (field.kind === 'list' && !isTextList(field)) {
    const count = entries(path);
    for (let index = 0; index < count; index += 1) yield* columnsBelow(field.item, `${path}.${index}`, entries);
  } else yield path;
}

/** The columns of a collection's sheet, in the order of its schema, without `updated_at`, which the import writes. */
export const columnsOf = (fields: ReadonlyMap<string, Field>, entries: Entries = () => OFFERED): string[] =>
  [...fields]
    .filter(([name]) => name !== 'updated_at')
    .flatMap(([name, field]) => [...columnsBelow(field, name, entries)]);

export const collectionNamed = (name: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((each) => each === name.trim().toLowerCase());
