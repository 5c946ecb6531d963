import { stringify } from 'csv-stringify/sync';
import { EXAMPLES } from '../../lib/content/check/examples';
import type { CollectionName } from '../../lib/content/collections';
import { columnsOf } from './columns';
import { fieldsOf } from './field';
import { type Fields, rowOfDocument } from './row';

/** A collection's sheet: its columns, and each row's cells by column. */
export type Table = {
  readonly collection: CollectionName;
  readonly columns: readonly string[];
  readonly rows: readonly ReadonlyMap<string, string>[];
};

/** As CSV. A byte order mark begins it, without which Excel shows Thai letters as noise. */
export const csvText = ({ columns, rows }: Table): string =>
  stringify([columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))], { bom: true });

/** An empty sheet for a collection: a column for each field of its schema, and one example. */
export function templateTable(collection: CollectionName): Table {
  const fields = fieldsOf(collection);
  return { collection, columns: columnsOf(fields), rows: [rowOfDocument(fields, EXAMPLES[collection])] };
}

/** A sheet with these documents of a collection, and columns for every entry of their lists. */
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
