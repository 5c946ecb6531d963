import { stringify } from 'csv-stringify/sync';
import { EXAMPLES } from '../../lib/content/check/examples';
import type { CollectionName } from '../../lib/content/collections';
import { columnsOf } from './columns';
import { type Field, fieldsOf } from './field';
import { type Fields, rowOfDocument } from './row';

/** A byte order mark begins it, without which Excel shows Thai letters as noise. */
function sheetOf(fields: ReadonlyMap<string, Field>, columns: readonly string[], documents: readonly Fields[]): string {
  const rows = documents.map((document) => rowOfDocument(fields, document));
  return stringify([columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))], { bom: true });
}

/** An empty sheet for a collection: a column for each field of its schema, and one example. */
export function templateText(collection: CollectionName): string {
  const fields = fieldsOf(collection);
  return sheetOf(fields, columnsOf(fields), [EXAMPLES[collection]]);
}

/** A sheet with these documents of a collection, and columns for every entry of their lists. */
export function sheetText(collection: CollectionName, documents: readonly Fields[]): string {
  const fields = fieldsOf(collection);
  const entries = new Map<string, number>();
  for (const column of documents.flatMap((document) => [...rowOfDocument(fields, document).keys()])) {
    for (const { 1: index = '', index: at } of column.matchAll(/\.(\d+)(?=\.|$)/g)) {
      const list = column.slice(0, at);
      entries.set(list, Math.max(entries.get(list) ?? 0, Number(index) + 1));
    }
  }
  return sheetOf(
    fields,
    columnsOf(fields, (path) => entries.get(path) ?? 1),
    documents,
  );
}
