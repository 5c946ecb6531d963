import type { Words } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';
import type { Fields } from './row';

/** A fault with its place in the file. Row 1 of a sheet is its header. */
export type SheetFault = {
  readonly file: string;
  /** The name of a workbook's sheet. */
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
  readonly reason: Words;
};

/** A document that a file offers, not yet checked. */
export type Candidate = {
  readonly collection: CollectionName;
  readonly file: string;
  readonly sheet?: string;
  /** A sheet's row, a line of JSONL, or which one of a JSON list, from 1. */
  readonly row: number;
  readonly document: Fields;
  /** The sheet's column in which the value at a path stands; the path itself where no cell said it. */
  readonly columnOf: (path: string) => string;
};

export type Offered = { readonly candidates: readonly Candidate[]; readonly faults: readonly SheetFault[] };

/** A file, and what in it is meant: `homes.xlsx, sheet listings, row 5, column price (D)`. */
export function placeWords({ file, sheet, row, column }: Omit<SheetFault, 'reason'>): Words {
  const parts: Words[] = [
    ...(sheet === undefined ? [] : [{ en: `sheet ${sheet}`, th: `ชีต ${sheet}` }]),
    ...(row === undefined ? [] : [{ en: `row ${row}`, th: `แถว ${row}` }]),
    ...(column === undefined ? [] : [{ en: `column ${column}`, th: `คอลัมน์ ${column}` }]),
  ];
  return {
    en: [file, ...parts.map(({ en }) => en)].join(', '),
    th: [file, ...parts.map(({ th }) => th)].join(' '),
  };
}

/** One line for a fault: `listings.csv, row 5, column price (D): 'abc' is not a number`. */
export function faultLine(fault: SheetFault): Words {
  const place = placeWords(fault);
  return { en: `${place.en}: ${fault.reason.en}`, th: `${place.th}: ${fault.reason.th}` };
}

export const faultAt = ({ file, sheet, row, columnOf }: Candidate, path: string, reason: Words): SheetFault => ({
  file,
  ...(sheet === undefined ? {} : { sheet }),
  row,
  ...(path === '' ? {} : { column: columnOf(path) }),
  reason,
});

/** A column as staff find it in their program: its heading and its letters, such as `price (D)`. `at` is from 0. */
export function columnName(heading: string, at: number): string {
  let letters = '';
  for (let left = at + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return heading === '' ? letters : `${heading} (${letters})`;
}
