import { stringify } from 'csv-stringify/sync';
import { EXAMPLES } from '../../lib/content/check/examples';
import type { CollectionName } from '../../lib/content/collections';
import { columnsOf } from './columns';
import { fieldsOf } from './field';
import { type Fields, rowOfDocument } from './row';

/** The sheet of a collection. Each row has its cells by column. */
export type Table = {
  readonly collection: CollectionName;
  readonly columns: readonly string[];
  readonly rows: readonly ReadonlyMap<string, string>[];
};

/** Formats a table as CSV, with a byte order mark. Without it, Excel garbles Thai letters. */
export const csvText = ({ columns, rows }: Table): string =>
  stringify([columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))], { bom: true });

/** A template sheet for a collection: a column for each field of its schema, and one example row. */
export function templateTable(collection: CollectionName): Table {
  const fields = fieldsOf(collection);
  return { collection, columns: columnsOf(fields), rows: [rowOfDocument(fields, EXAMPLES[collection])] };
}

/** A sheet with these documents of a collection. It has columns for every entry of their lists. */
export function sheetTable(collection: CollectionName, documents: readonly Fields[]): Table {
  const fields = fieldsOf(collection);
  const rows = documents.map((document) => rowOfDocument(fields, document));
  const entries = new Map<string, number>();
  for (const column of rows.flatMap((row) => [...row.keys()])) {
    for (const { 1: index = '', index: at } of column.matchAll(/\.(\d+)(?=\.|$)/g)) {
      const list = column.slice(0, at);
      entries.set(list, Math.max(entries.get(list) ?? 0, Number(index) + 1));
    }
  }
  return { collection, columns: columnsOf(fields, (path) => entries.get(path) ?? 1), rows };
}
