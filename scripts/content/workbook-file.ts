import type { CellValue, DataValidation } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { columnName } from './candidate';
import { cellOf } from './columns';
import { ContentToolError } from './content-tool-error';
import { type Field, fieldsOf } from './field';
import type { Table } from './template';

/** The limits of Excel: characters in a cell and in a list of choices, and rows. */
const MOST = { cell: 32_767, choices: 255, rows: 1_048_576 } as const;
/** The number of extra rows that are formatted as text, for new entries. */
const READY_ROWS = 200;
const WIDTH = { narrow: 12, wide: 28 } as const;

const YES_NO = ['TRUE', 'FALSE'];

function choicesOf(field: Field | undefined): readonly string[] {
  if (field === undefined || field.kind === 'list' || field.kind === 'parts') return [];
  return field.kind === 'yes-no' ? YES_NO : (field.choices ?? []);
}

/** A drop-down list for a column; none if the field has no choices or the list is too long for Excel. */
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
 * Creates an Excel workbook with the sheet of a collection. It has a frozen header row, drop-down lists of allowed
 * values, and columns formatted as text, so that Excel does not convert codes to numbers, dates or formulas.
 * @throws ContentToolError if a text is too long for a cell
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
