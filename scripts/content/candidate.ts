import type { Message } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';
import type { Fields } from './row';

/** A fault with its place in the file. Row 1 of a sheet is its header. */
export type SheetFault = {
  readonly file: string;
  /** The name of a workbook's sheet. */
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
  readonly reason: Message;
};

/** A document that was read from a file and is not yet checked. */
export type Candidate = {
  readonly collection: CollectionName;
  readonly file: string;
  readonly sheet?: string;
  /** The row of a sheet, the line of a JSONL file or the position in a JSON list, counted from 1. */
  readonly row: number;
  readonly document: Fields;
  /** The sheet's column that contains the value at a path, or the path itself if no cell does. */
  readonly columnOf: (path: string) => string;
};

export type Offered = { readonly candidates: readonly Candidate[]; readonly faults: readonly SheetFault[] };

/** A file and the place in it: `homes.xlsx, sheet listings, row 5, column price (D)`. */
export function placeWords({ file, sheet, row, column }: Omit<SheetFault, 'reason'>): Message {
  const parts: Message[] = [
    ...(sheet === undefined ? [] : [{ en: `sheet ${sheet}`, th: `ชีต ${sheet}` }]),
    ...(row === undefined ? [] : [{ en: `row ${row}`, th: `แถว ${row}` }]),
    ...(column === undefined ? [] : [{ en: `column ${column}`, th: `คอลัมน์ ${column}` }]),
  ];
  return {
    en: [file, ...parts.map(({ en }) => en)].join(', '),
    th: [file, ...parts.map(({ th }) => th)].join(' '),
  };
}

/** A fault as one line: `listings.csv, row 5, column price (D): 'abc' is not a number`. */
export function faultLine(fault: SheetFault): Message {
  const place = placeWords(fault);
  return { en: `${place.en}: ${fault.reason.en}`, th: `${place.th}: ${fault.reason.th}` };
}

export const faultAt = ({ file, sheet, row, columnOf }: Candidate, path: string, reason: Message): SheetFault => ({
  file,
  ...(sheet === undefined ? {} : { sheet }),
  row,
  ...(path === '' ? {} : { column: columnOf(path) }),
  reason,
});

/** The heading and the letters of a column, such as `price (D)`, so that staff find it. `at` counts from 0. */
export function columnName(heading: string, at: number): string {
  let letters = '';
  for (let left = at + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return heading === '' ? letters : `${heading} (${letters})`;
}
