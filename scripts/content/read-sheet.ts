import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Words } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';
import { columnName, type Offered, type SheetFault } from './candidate';
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
    const fault = (reason: Words) => [{ row: 1, column: columnName(column, index), reason }];
    if (column === '')
      return fault({
        en: 'the column has no name; give it one, or delete the column',
        th: 'คอลัมน์นี้ไม่มีชื่อ ให้ใส่ชื่อหรือลบคอลัมน์ทิ้ง',
      });
    if (header.indexOf(column) !== index) return fault({ en: 'the column is there twice', th: 'มีคอลัมน์นี้สองคอลัมน์' });
    const list = column.replace(/\.\d+$/, '');
    if (list !== column && header.includes(list))
      return fault({
        en: `stands beside the column ${list}; use one of the two`,
        th: `ใช้พร้อมกับคอลัมน์ ${list} ไม่ได้ ให้เลือกใช้อย่างเดียว`,
      });
    if (isKnown(cellOf(fields, column))) return [];
    const base = column.split('.')[0] ?? '';
    return fault(
      fields.has(base)
        ? {
            en: `${collection} has no such column; how the parts of ${base} are called is in the template`,
            th: `ไม่มีคอลัมน์นี้ใน ${collection} ดูชื่อช่องย่อยของ ${base} ได้ในไฟล์ตั้งต้น`,
          }
        : {
            en: `${collection} has no such column; its fields are ${known}`,
            th: `ไม่มีคอลัมน์นี้ใน ${collection} ช่องที่มีคือ ${known}`,
          },
    );
  });
}

const EMPTY = { en: 'is empty; its first row names the columns', th: 'ไม่มีข้อมูล แถวแรกต้องเป็นชื่อคอลัมน์' };

/** All that makes a text no sheet is a quotation mark in the wrong place. */
function noSheet(error: CsvError): Words {
  const line: unknown = error.lines;
  return {
    en: `is not a CSV sheet: a quotation mark (") is left open or in the wrong place, before the end of line ${line}`,
    th: `อ่านเป็นชีต CSV ไม่ได้ เครื่องหมาย " เปิดปิดไม่ครบหรืออยู่ผิดที่ (ก่อนจบบรรทัด ${line})`,
  };
}

const namesOf = (header: readonly string[], columns: ReadonlyMap<string, string>) => (path: string) => {
  const heading = columns.get(path) ?? path;
  const at = header.indexOf(heading);
  return at === -1 ? heading : columnName(heading, at);
};

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
    return { candidates: [], faults: [{ file, reason: noSheet(error) }] };
  }
  const header = (rows[0] ?? []).map((name) => name.trim());
  while (header.at(-1) === '') header.pop();
  if (header.length === 0) return { candidates: [], faults: [{ file, reason: EMPTY }] };
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
        column: columnName('', extra),
        reason: {
          en: `'${cells[extra]}' stands in a column that has no name in row 1`,
          th: `'${cells[extra]}' อยู่ในคอลัมน์ที่ไม่มีชื่อในแถว 1`,
        },
      });
    const { document, columns } = documentOfRow(fields, new Map(header.map((name, at) => [name, cells[at] ?? ''])));
    return { collection, file, row, document, columnOf: namesOf(header, columns) };
  });
  return { candidates, faults };
}
