import { type CellValue, HucreError, type Sheet, type Cell as WorkbookCell } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import type { Message } from '../../lib/content/check/fault';
import { columnName } from './candidate';
import type { Cell } from './sheet-cell';
import { unpackedSize } from './zip-size';

/** The limits of a file. 20,000 listings with all columns have 11 MB, 92 MB unpacked, and take 1.5 GB to read. */
const MOST = { bytes: 50_000_000, unpackedBytes: 120_000_000 } as const;

/** A sheet with all its rows. `faults` are those of its layout, such as merged cells. */
export type WorkbookSheet = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly (readonly Cell[])[];
  readonly faults: readonly { readonly row: number; readonly column: string; readonly reason: Message }[];
};

const NO_RESULT = {
  reason: {
    en: 'has a formula without a result; open the file in Excel and save it, or write the value',
    th: 'เป็นสูตรที่ไม่มีผลลัพธ์ ให้เปิดไฟล์ใน Excel แล้วบันทึกใหม่ หรือพิมพ์ค่าเอง',
  },
};

const MERGED: Message = {
  en: 'the cells are merged; unmerge them, and write the value in each',
  th: 'เซลล์ถูกผสานกัน ให้ยกเลิกการผสานเซลล์ แล้วกรอกค่าให้ครบทุกช่อง',
};

const NO_WORKBOOK: Message = {
  en: 'is not an Excel workbook, or is damaged; open it and save it as .xlsx',
  th: 'ไม่ใช่ไฟล์ Excel หรือไฟล์เสีย ให้เปิดแล้วบันทึกใหม่เป็น .xlsx',
};

const TOO_BIG: Message = {
  en: 'the file is too big; delete the empty rows and columns around the table, or share the rows among several files',
  th: 'ไฟล์ใหญ่เกินไป ให้ลบแถวและคอลัมน์ว่างรอบตาราง หรือแบ่งเป็นหลายไฟล์',
};

/** The significant digits of Excel. More digits in the result of a formula are rounding errors (0.1 + 0.2). */
const DIGITS = 15;

/** Whether a number format has a percent sign outside of quoted text. The cell then shows a hundred times its value. */
const isPercent = (format = '') => format.replace(/"[^"]*"|\\./g, '').includes('%');

function numberText(value: number, cell: WorkbookCell | undefined): string {
  const exact = cell?.type === 'formula' ? Number(value.toPrecision(DIGITS)) : value;
  return isPercent(cell?.style?.numFmt) ? `${Number((exact * 100).toPrecision(DIGITS))}%` : String(exact);
}

const isLink = (text: string) => /^(https?:|\/)/.test(text);

/** The cell as staff see it. In a URL column, a linked text becomes the target of its link. */
function cellOf(value: CellValue, cell: WorkbookCell | undefined, heading: string): Cell {
  if (value === null) return cell?.formula === undefined ? '' : NO_RESULT;
  if (value instanceof Date) return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return numberText(value, cell);
  const target = cell?.hyperlink?.target;
  return target !== undefined && /url$/i.test(heading) && !isLink(value) ? target : value;
}

function sheetOf({ name, hidden, veryHidden, rows, cells, merges = [] }: Sheet): WorkbookSheet {
  const headings = (rows[0] ?? []).map(String);
  return {
    name,
    isHidden: hidden === true || veryHidden === true,
    rows: rows.map((row, at) =>
      row.map((value, column) => cellOf(value, cells?.get(`${at},${column}`), headings[column] ?? '')),
    ),
    faults: merges.map(({ startRow, startCol }) => ({
      row: startRow + 1,
      column: columnName('', startCol),
      reason: MERGED,
    })),
  };
}

/** Reads the sheets of an `.xlsx` file. Resolves with an error message if the file is invalid or too big. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly WorkbookSheet[] | Message> {
  if (bytes.length > MOST.bytes) return TOO_BIG;
  const unpacked = unpackedSize(bytes);
  if (unpacked > MOST.unpackedBytes) return Number.isFinite(unpacked) ? TOO_BIG : NO_WORKBOOK;
  let sheets: readonly Sheet[];
  try {
    ({ sheets } = await readXlsx(bytes, { readStyles: true }));
  } catch (error) {
    // Besides its own errors, the library throws others for a damaged archive.
    return error instanceof HucreError && /over the \d+ limit/.test(error.message) ? TOO_BIG : NO_WORKBOOK;
  }
  return sheets.map(sheetOf);
}
