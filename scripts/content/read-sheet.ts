import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { CollectionName } from '../../lib/content/collections';
import type { Offered, SheetFault } from './candidate';
import { cellOf, isWordList } from './columns';
import { type Field, fieldsOf } from './field';
import { documentOfRow } from './row';

const records = z.array(z.array(z.string()));

const isKnown = (field: Field | undefined) =>
  field !== undefined && field.kind !== 'parts' && (field.kind !== 'list' || isWordList(field));

/** A header's separator: whichever of comma, semicolon and tab it has most of (a sheet's choice by country). */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  const counted = [',', ';', '\t'].map((letter) => ({ letter, count: header.split(letter).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).letter;
}

function headerFaults(
  fields: ReadonlyMap<string, Field>,
  header: readonly string[],
  collection: CollectionName,
): Omit<SheetFault, 'file'>[] {
  const known = [...fields.keys()].join(', ');
  return header.flatMap((column, index) => {
    const fault = (reason: string) => [{ row: 1, column: column || String(index + 1), reason }];
    if (column === '') return fault('the column has no name; give it one, or delete the column');
    if (header.indexOf(column) !== index) return fault('the column is there twice');
    const list = column.replace(/\.\d+$/, '');
    if (list !== column && header.includes(list)) return fault(`stands beside the column ${list}; use one of the two`);
    if (isKnown(cellOf(fields, column))) return [];
    const base = column.split('.')[0] ?? '';
    return fault(
      fields.has(base)
        ? `${collection} has no such column; how the parts of ${base} are called is in the template`
        : `${collection} has no such column; its fields are ${known}`,
    );
  });
}

/**
 * The documents of a CSV text, one for each row below the header; rows without any words are passed over.
 * @param text UTF-8 text without byte order mark, separated by comma, semicolon or tab
 */
export function readSheet(collection: CollectionName, file: string, text: string): Offered {
  const fields = fieldsOf(collection);
  let rows: string[][];
  try {
    rows = records.parse(parse(text, { delimiter: delimiterOf(text), relax_column_count: true }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { candidates: [], faults: [{ file, reason: `is not a CSV sheet: ${error.message}` }] };
  }
  const header = (rows[0] ?? []).map((name) => name.trim());
  while (header.at(-1) === '') header.pop();
  if (header.length === 0)
    return { candidates: [], faults: [{ file, reason: 'is empty; its first row names the columns' }] };
  const faults: SheetFault[] = headerFaults(fields, header, collection).map((fault) => ({ file, ...fault }));

  const filled = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells, row }) => row > 1 && cells.some((cell) => cell.trim() !== ''));
  const candidates = filled.map(({ cells, row }) => {
    const extra = cells.findIndex((cell, at) => at >= header.length && cell.trim() !== '');
    if (extra !== -1)
      faults.push({
        file,
        row,
        reason: `has more cells than the header has columns ('${cells[extra]}' is cell ${extra + 1})`,
      });
    const { document, columns } = documentOfRow(fields, new Map(header.map((name, at) => [name, cells[at] ?? ''])));
    return { collection, file, row, document, columnOf: (path: string) => columns.get(path) ?? path };
  });
  return { candidates, faults };
}
