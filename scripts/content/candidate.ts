import type { CollectionName } from '../../lib/content/collections';
import type { Fields } from './row';

/** Where a fault is, in the words of whoever made the file. Row 1 of a sheet is its header. */
export type SheetFault = {
  readonly file: string;
  readonly row?: number;
  readonly column?: string;
  readonly reason: string;
};

/** A document that a file offers, not yet checked. */
export type Candidate = {
  readonly collection: CollectionName;
  readonly file: string;
  /** A sheet's row, a line of JSONL, or which one of a JSON list, from 1. */
  readonly row: number;
  readonly document: Fields;
  /** The sheet's column in which the value at a path stands; the path itself where no cell said it. */
  readonly columnOf: (path: string) => string;
};

export type Offered = { readonly candidates: readonly Candidate[]; readonly faults: readonly SheetFault[] };

/** One line for a fault: `listings.csv, row 5, column price: 'abc' is not a number`. */
export function faultLine({ file, row, column, reason }: SheetFault): string {
  const place = [file, row === undefined ? [] : `row ${row}`, column === undefined ? [] : `column ${column}`].flat();
  return `${place.join(', ')}: ${reason}`;
}

export const faultAt = ({ file, row, columnOf }: Candidate, path: string, reason: string): SheetFault => ({
  file,
  row,
  ...(path === '' ? {} : { column: columnOf(path) }),
  reason,
});
