import { fold } from '../fold';
import type { SearchIndex } from './search-index';

const CODE = /(?<![a-z0-9])(?:([a-z]{2,4})[\s._-]*)?(\d{3,6})(?![a-z0-9])/g;

/** The codes of listings that a query may name: `RM-1042`, `rm1042`, `rm_1042`. Letters are undefined in `1042` alone. */
export type TypedCode = { readonly letters: string | undefined; readonly digits: string };

export function typedCodes(q: string): readonly TypedCode[] {
  const text = fold(q);
  const isAlone = /^\s*\d{3,6}\s*$/.test(text);
  return Array.from(text.matchAll(CODE)).flatMap(([, letters, digits = '']) =>
    letters === undefined && !isAlone ? [] : { letters, digits },
  );
}

/** The rows of the listings with these codes. Digits alone stand for the code with any letters. */
export function rowsOfCodes(
  typed: readonly TypedCode[],
  { codes, series, columns }: Pick<SearchIndex, 'codes' | 'series' | 'columns'>,
): number[] {
  const all = typed.flatMap(({ letters, digits }) =>
    (letters === undefined ? [...series] : [letters]).map((candidate) => candidate + digits),
  );
  return [...new Set(all)].flatMap((code) => {
    const row = codes.get(code);
    // The listing may have been removed, or have another code now.
    return row === undefined || columns.removed.at(row) === 1 ? [] : row;
  });
}
