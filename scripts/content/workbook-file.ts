import type { CellValue, DataValidation } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { columnName } from './candidate';
import { cellOf } from './columns';
import { ContentToolError } from './content-tool-error';
import { type Field, fieldsOf } from './field';
import type { Table } from './template';

/** Limits of Excel: characters of a cell and of a list of choices, and rows. */
const MOST = { cell: 32_767, choices: 255, rows: 1_048_576 } as const;
/** Rows below the last that are already formatted as text, for additions. */
const READY_ROWS = 200;
const WIDTH = { narrow: 12, wide: 28 } as const;

const YES_NO = ['TRUE', 'FALSE'];

function choicesOf(field: Field | undefined): readonly string[] {
  if (field === undefined || field.kind === 'list' || field.kind === 'parts') return [];
  return field.kind === 'yes-no' ? YES_NO : (field.choices ?? []);
}

/** A drop-down list below the heading; none where Excel could not hold it. */
function validation(field: Field | undefined, at: number): DataValidation[] {
  const values = choicesOf(field).filter((choice) => choice !== '');
  if (values.length === 0 || values.join(',').length > MOST.choices) return [];
  const letters = columnName('', at);
  return [
    {
      type: 'list',
      values: [...values],
      range: `${letters}2:${letters}${MOST.rows}`,
      allowBlank: true,
      showErrorMessage: true,
    },
  ];
}

/** Excel reads `_x0041_` as A; the library does not write the underscore in a way that stops it. */
const ESCAPED = /_(?=x[\da-f]{4}_)/gi;

/** Numbers and booleans keep their type; all else is text, which Excel does not convert. */
function cellValueOf(text: string, field: Field | undefined): CellValue {
  if (field?.kind === 'number' && text === String(Number(text))) return Number(text);
  return field?.kind === 'yes-no' && YES_NO.includes(text) ? text === 'TRUE' : text.replace(ESCAPED, '_x005F_') || null;
}

function refuseLongText({ rows }: Table): void {
  for (const row of rows)
    for (const [column, text] of row)
      if (text.length > MOST.cell)
        throw new ContentToolError(
          {
            en: `${row.get('id')}, ${column}: has more than ${MOST.cell} characters, which an Excel cell cannot hold; name a .csv file`,
            th: `${row.get('id')} ช่อง ${column}: ยาวเกิน ${MOST.cell} ตัวอักษร เซลล์ Excel เก็บไม่ได้ ให้ใช้ไฟล์ .csv`,
          },
          1,
        );
}

/**
 * A collection's sheet as an Excel workbook: a frozen heading, drop-down lists of allowed values, and text
 * columns, so that Excel does not turn codes into numbers, dates or formulas.
 * @throws ContentToolError for a text that no cell can hold
 */
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
