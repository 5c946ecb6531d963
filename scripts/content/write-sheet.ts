import { existsSync, writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import type { CellValue, DataValidation } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { EXAMPLES } from '../../lib/content/check/examples';
import type { CollectionName } from '../../lib/content/collections';
import type { Database } from './database';
import { ContentToolError, columnName } from './faults';
import { cellOf, columnsOf, type Field, type Fields, fieldsOf } from './field';
import { rowOfDocument } from './row';
import { type MessagePrinter, TERMINAL } from './terminal';

export type Table = {
  readonly collection: CollectionName;
  readonly columns: readonly string[];
  readonly rows: readonly ReadonlyMap<string, string>[];
};

/** Starts with a byte order mark: without it, Excel garbles Thai letters. */
export const csvText = ({ columns, rows }: Table): string =>
  stringify([columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))], { bom: true });

export function templateTable(collection: CollectionName): Table {
  const fields = fieldsOf(collection);
  return { collection, columns: columnsOf(fields), rows: [rowOfDocument(fields, EXAMPLES[collection])] };
}

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

/** Writes a workbook for `.xlsx`, else CSV, or prints CSV. Replaces a file only if `yes` is set. */
async function give(table: Table, file: string | undefined, yes: boolean): Promise<void> {
  if (file === undefined) TERMINAL.print(csvText(table).trimEnd());
  else if (existsSync(file) && !yes)
    throw new ContentToolError(
      {
        en: `${file} already exists; give another name, or add --yes to replace it`,
        th: `มีไฟล์ ${file} อยู่แล้ว ให้ใช้ชื่ออื่น หรือเติม --yes เพื่อเขียนทับ`,
      },
      1,
    );
  else if (!file.toLowerCase().endsWith('.xlsx')) writeFileSync(file, csvText(table));
  else writeFileSync(file, await workbookFile(table));
}

export async function writeTemplate(
  collection: CollectionName,
  file: string | undefined,
  yes: boolean,
  printer: MessagePrinter,
): Promise<number> {
  await give(templateTable(collection), file, yes);
  if (file !== undefined)
    printer.print({
      en: `${file}: delete the example row, and fill in a row for each document`,
      th: `${file}: ลบแถวตัวอย่าง แล้วกรอกหนึ่งแถวต่อหนึ่งเอกสาร`,
    });
  return 0;
}

export async function writeSheet(
  database: Database,
  collection: CollectionName,
  file: string | undefined,
  yes: boolean,
  printer: MessagePrinter,
): Promise<number> {
  const documents: Fields[] = [];
  for await (const page of database.pages(collection))
    documents.push(...page.map(({ id, fields }) => ({ ...fields, id })));
  await give(sheetTable(collection, documents), file, yes);
  if (file !== undefined)
    printer.print({
      en: `${file}: ${documents.length} documents of ${collection}`,
      th: `${file}: ได้ ${collection} ${documents.length} รายการ`,
    });
  return 0;
}

/** The limits of Excel: characters in a cell and in a list of choices, and rows. */
const MAX = { cell: 32_767, choices: 255, rows: 1_048_576 } as const;
/** The number of extra rows that are formatted as text, for new entries. */
const READY_ROWS = 200;
const WIDTH = { narrow: 12, wide: 28 } as const;

const YES_NO = ['TRUE', 'FALSE'];

function choicesOf(field: Field | undefined): readonly string[] {
  if (field === undefined || field.kind === 'list' || field.kind === 'parts') return [];
  return field.kind === 'yes-no' ? YES_NO : (field.choices ?? []);
}

function validation(field: Field | undefined, at: number): DataValidation[] {
  const values = choicesOf(field).filter((choice) => choice !== '');
  if (values.length === 0 || values.join(',').length > MAX.choices) return [];
  const letters = columnName('', at);
  return [
    {
      type: 'list',
      values: [...values],
      range: `${letters}2:${letters}${MAX.rows}`,
      allowBlank: true,
      showErrorMessage: true,
    },
  ];
}

/** The underscore of texts such as `_x0041_`, which Excel reads as `A`. The library does not escape it. */
const ESCAPED = /_(?=x[\da-f]{4}_)/gi;

/** Numbers and booleans keep their type. Everything else is text, which Excel does not convert. */
function cellValueOf(text: string, field: Field | undefined): CellValue {
  if (field?.kind === 'number' && text === String(Number(text))) return Number(text);
  return field?.kind === 'yes-no' && YES_NO.includes(text) ? text === 'TRUE' : text.replace(ESCAPED, '_x005F_') || null;
}

function refuseLongText({ rows }: Table): void {
  for (const row of rows)
    for (const [column, text] of row)
      if (text.length > MAX.cell)
        throw new ContentToolError(
          {
            en: `${row.get('id')}, ${column}: has more than ${MAX.cell} characters, which an Excel cell cannot hold; name a .csv file`,
            th: `${row.get('id')} ช่อง ${column}: ยาวเกิน ${MAX.cell} ตัวอักษร เซลล์ Excel เก็บไม่ได้ ให้ใช้ไฟล์ .csv`,
          },
          1,
        );
}

/** Columns are text, so that Excel converts nothing. @throws ContentToolError if a text is too long for a cell */
export async function workbookFile(table: Table): Promise<Uint8Array> {
  refuseLongText(table);
  const { collection, columns, rows } = table;
  const known = fieldsOf(collection);
  const fields = columns.map((column) => cellOf(known, column));
  const isText = (field: Field | undefined) => field?.kind !== 'number' && field?.kind !== 'yes-no';
  const heading = columns.map(
    (column, at) => [`0,${at}`, { value: column, style: { font: { bold: true }, numFmt: '@' } }] as const,
  );
  return writeXlsx({
    sheets: [
      {
        name: collection,
        columns: fields.map((field) => ({
          width: isText(field) ? WIDTH.wide : WIDTH.narrow,
          ...(isText(field) ? { numFmt: '@' } : {}),
        })),
        rows: [
          [...columns],
          ...rows.map((row) => columns.map((name, at) => cellValueOf(row.get(name) ?? '', fields[at]))),
          ...Array.from({ length: READY_ROWS }, () => columns.map(() => null)),
        ],
        cells: new Map(heading),
        freezePane: { rows: 1 },
        dataValidations: fields.flatMap(validation),
      },
    ],
  });
}
