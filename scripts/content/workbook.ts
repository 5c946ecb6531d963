import { type CellValue, HucreError, type Sheet, type Cell as WorkbookCell } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import type { Message } from '../../lib/content/check/fault';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { columnName, type Offered } from './faults';
import { collectionNamed } from './field';
import { readRows } from './read-sheet';
import type { Cell } from './row';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_BYTES = 0xffff;
/** The value of a size that is in a ZIP64 record instead. */
const IN_ZIP64 = 0xffffffff;
/** The flag of a file whose size may follow its data. */
const SIZE_FOLLOWS = 8;

/** The size that the directory states, in bytes. It can be wrong, so the code that unpacks must enforce each size. */
export function unpackedSize(archive: Uint8Array): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - END_BYTES;
  while (end >= 0 && view.getUint32(end, true) !== END) {
    if (archive.length - end > END_BYTES + MAX_COMMENT_BYTES) return Number.POSITIVE_INFINITY;
    end -= 1;
  }
  if (end < 0) return Number.POSITIVE_INFINITY;
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > archive.length || view.getUint32(at, true) !== ENTRY) return Number.POSITIVE_INFINITY;
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const isAfterData = (view.getUint16(at + 8, true) & SIZE_FOLLOWS) !== 0 && packed === 0;
    // An empty file deflates to 2 bytes.
    if (unpacked === IN_ZIP64 || isAfterData || (unpacked === 0 && packed > 2)) return Number.POSITIVE_INFINITY;
    sum += unpacked;
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}

/** The limits of a file. 20,000 listings with all columns have 11 MB, 92 MB unpacked, and take 1.5 GB to read. */
const MAX = { bytes: 50_000_000, unpackedBytes: 120_000_000 } as const;

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

export async function readWorkbook(bytes: Uint8Array): Promise<readonly WorkbookSheet[] | Message> {
  if (bytes.length > MAX.bytes) return TOO_BIG;
  const unpacked = unpackedSize(bytes);
  if (unpacked > MAX.unpackedBytes) return Number.isFinite(unpacked) ? TOO_BIG : NO_WORKBOOK;
  let sheets: readonly Sheet[];
  try {
    ({ sheets } = await readXlsx(bytes, { readStyles: true }));
  } catch (error) {
    // Besides its own errors, the library throws others for a damaged archive.
    return error instanceof HucreError && /over the \d+ limit/.test(error.message) ? TOO_BIG : NO_WORKBOOK;
  }
  return sheets.map(sheetOf);
}

/** The collection of the option `--collection` (`given`), and the one in the file's name (`named`). */
type Known = { readonly given: CollectionName | undefined; readonly named: CollectionName | undefined };

const NAMELESS: Message = {
  en: `name the sheet after its collection, or hide it: ${COLLECTION_NAMES.join(', ')}`,
  th: `ตั้งชื่อชีตตามคอลเลกชัน หรือซ่อนชีตนี้: ${COLLECTION_NAMES.join(', ')}`,
};

const HIDDEN: Message = {
  en: 'the sheet is hidden; show it, or give it a name that is no collection',
  th: 'ชีตนี้ถูกซ่อนอยู่ ให้เลิกซ่อน หรือเปลี่ยนชื่อไม่ให้ตรงกับคอลเลกชัน',
};

const EMPTY: Message = { en: 'has no visible sheet with data', th: 'ไม่มีชีตที่มีข้อมูล' };

const otherName = (given: CollectionName): Message => ({
  en: `--collection ${given} contradicts the sheet's name`,
  th: `--collection ${given} ไม่ตรงกับชื่อชีต`,
});

const ownCollection = ({ name }: WorkbookSheet) => collectionNamed(name);

function readOne(file: string, sheet: WorkbookSheet, collection: CollectionName): Offered {
  const place = { file, sheet: sheet.name };
  const { candidates, faults } = readRows(collection, place, sheet.rows);
  return { candidates, faults: [...sheet.faults.map((fault) => ({ ...place, ...fault })), ...faults] };
}

/** A sheet is named after its collection; a single visible sheet may have any name if `given` or `named` is known. */
export function readSheets(file: string, sheets: readonly WorkbookSheet[], { given, named }: Known): Offered {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const shown = filled.filter(({ isHidden }) => !isHidden);
  const single = shown.length === 1 ? (given ?? named) : undefined;
  const read = filled.map((sheet): Offered => {
    const own = ownCollection(sheet);
    const fault = (reason: Message): Offered => ({ candidates: [], faults: [{ file, sheet: sheet.name, reason }] });
    if (sheet.isHidden) return own === undefined ? { candidates: [], faults: [] } : fault(HIDDEN);
    if (own !== undefined && given !== undefined && given !== own) return fault(otherName(given));
    const collection = own ?? single;
    return collection === undefined ? fault(NAMELESS) : readOne(file, sheet, collection);
  });
  if (shown.length === 0 && read.every(({ faults }) => faults.length === 0))
    return { candidates: [], faults: [{ file, reason: EMPTY }] };
  return {
    candidates: read.flatMap(({ candidates }) => candidates),
    faults: read.flatMap(({ faults }) => faults),
  };
}
