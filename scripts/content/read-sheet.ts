import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Message } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';
import { columnName, type Offered, type SheetFault } from './faults';
import { type CellKind, cellOf, type Field, fieldsOf, isTextList } from './field';
import { type Cell, cellText, documentOfRow, trimmed } from './row';

const records = z.array(z.array(z.string()));

const isKnown = (field: Field | undefined) =>
  field !== undefined && field.kind !== 'parts' && (field.kind !== 'list' || isTextList(field));

/** The delimiter: the most frequent of comma, semicolon and tab in the header. Programs choose it by locale. */
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
    const fault = (reason: Message) => [{ row: 1, column: columnName(column, index), reason }];
    if (column === '')
      return fault({
        en: 'the column has no name; give it one, or delete the column',
        th: 'คอลัมน์นี้ไม่มีชื่อ ให้ใส่ชื่อหรือลบคอลัมน์ทิ้ง',
      });
    if (header.indexOf(column) !== index) return fault({ en: 'the column is there twice', th: 'มีคอลัมน์นี้สองคอลัมน์' });
    const list = column.replace(/\.\d+$/, '');
    if (list !== column && header.includes(list))
      return fault({
        en: `is beside the column ${list}; use only one of the two`,
        th: `ใช้พร้อมกับคอลัมน์ ${list} ไม่ได้ ให้เลือกใช้อย่างเดียว`,
      });
    if (isKnown(cellOf(fields, column))) return [];
    const base = column.split('.')[0] ?? '';
    return fault(
      fields.has(base)
        ? {
            en: `${collection} has no such column; the template has the names of the parts of ${base}`,
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

function noSheet(error: CsvError): Message {
  const line: unknown = error.lines;
  return {
    en: `is not a CSV sheet: a quotation mark (") is left open or in the wrong place, before the end of line ${line}`,
    th: `อ่านเป็นชีต CSV ไม่ได้ เครื่องหมาย " เปิดปิดไม่ครบหรืออยู่ผิดที่ (ก่อนจบบรรทัด ${line})`,
  };
}

const unnamed = (cell: Cell | undefined): Message => {
  const shown = typeof cell === 'string' ? `'${cell}'` : '…';
  return {
    en: `${shown} is in a column without a name in row 1`,
    th: `${shown} อยู่ในคอลัมน์ที่ไม่มีชื่อในแถว 1`,
  };
};

const namesOf = (header: readonly string[], columns: ReadonlyMap<string, string>) => (path: string) => {
  const heading = columns.get(path) ?? path;
  const at = header.indexOf(heading);
  return at === -1 ? heading : columnName(heading, at);
};

type Place = { readonly file: string; readonly sheet?: string };

function kindOf(field: Field | undefined): CellKind | undefined {
  const item = field?.kind === 'list' ? field.item : field;
  return item === undefined || item.kind === 'list' || item.kind === 'parts' ? undefined : item.kind;
}

function cellsOf(
  columns: readonly { readonly name: string; readonly kind: CellKind | undefined }[],
  row: readonly Cell[],
): { cells: Map<string, string>; faults: Pick<SheetFault, 'column' | 'reason'>[] } {
  const faults: Pick<SheetFault, 'column' | 'reason'>[] = [];
  const cells = columns.map(({ name, kind }, at): [string, string] => {
    const text = cellText(row[at] ?? '', kind);
    if (typeof text === 'string') return [name, text];
    faults.push({ column: columnName(name, at), reason: text.reason });
    return [name, ''];
  });
  return { cells: new Map(cells), faults };
}

const isFilled = (cell: Cell) => typeof cell !== 'string' || trimmed(cell) !== '';

export function readRows(collection: CollectionName, place: Place, rows: readonly (readonly Cell[])[]): Offered {
  const fields = fieldsOf(collection);
  const header = (rows[0] ?? []).map((name) => (typeof name === 'string' ? trimmed(name) : ''));
  while (header.at(-1) === '') header.pop();
  if (header.length === 0) return { candidates: [], faults: [{ ...place, reason: EMPTY }] };
  const columns = header.map((name) => ({ name, kind: kindOf(cellOf(fields, name)) }));
  const faults: SheetFault[] = headerFaults(fields, header, collection).map((fault) => ({ ...place, ...fault }));

  const filled = rows.map((cells, index) => ({ cells, row: index + 1 })).slice(1);
  const candidates = filled.flatMap(({ cells: row, row: number }) => {
    if (!row.some(isFilled)) return [];
    const extra = row.findIndex((cell, at) => at >= header.length && isFilled(cell));
    if (extra !== -1)
      faults.push({ ...place, row: number, column: columnName('', extra), reason: unnamed(row[extra]) });
    const { cells, faults: unusable } = cellsOf(columns, row);
    faults.push(...unusable.map((fault) => ({ ...place, row: number, ...fault })));
    const { document, columns: names } = documentOfRow(fields, cells);
    return [{ collection, ...place, row: number, document, columnOf: namesOf(header, names) }];
  });
  return { candidates, faults };
}

/** An optional first line that sets the delimiter for Excel. It is not a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;

/** Reads one document from each row of a CSV text without byte order mark. */
export function readSheet(collection: CollectionName, file: string, text: string): Offered {
  const [line, separator] = SEPARATOR_LINE.exec(text) ?? [''];
  const table = text.slice(line.length);
  try {
    const options = { delimiter: separator ?? delimiterOf(table), relax_column_count: true };
    return readRows(collection, { file }, records.parse(parse(table, options)));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { candidates: [], faults: [{ file, reason: noSheet(error) }] };
  }
}
