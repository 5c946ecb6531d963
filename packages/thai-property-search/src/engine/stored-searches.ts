import type { SearchParams } from '../params';
import { type FilterFactory, fewRowsFilters, passingOf } from './filters';
import { rowsOfCodes, type TypedCode, typedCodes } from './listing-codes';
import type { SearchIndex } from './search-index';
import { OWN_PLACE } from './text-search';

/** A listing must have all terms, or `hits` of them and all names, in any field or besides its description. */
export type RequiredWords = {
  /** The numbers of the spellings of each term. */
  readonly terms: readonly { readonly isName: boolean; readonly spellings: readonly number[] }[];
  readonly hits: number;
  readonly names: 'own' | 'any';
};

/** A search that is matched with changed listings again and again. It is small, because many are kept. */
export type StoredSearch = {
  readonly params: SearchParams;
  readonly filters: readonly FilterFactory[];
  readonly codes: readonly TypedCode[];
  /** Undefined if the search has no words. */
  readonly words: RequiredWords | undefined;
};

export const storedSearch = (
  params: SearchParams,
  words: RequiredWords | undefined,
  { columns }: SearchIndex,
): StoredSearch => ({ params, words, filters: fewRowsFilters(params, columns), codes: typedCodes(params.q) });

type FieldsOfTerm = ReadonlyMap<number, number>;

/** Whether enough terms have a spelling that `isHeld`. Most searches end here. */
function hasEnough({ terms, hits }: RequiredWords, isHeld: (spelling: number) => boolean): boolean {
  let missesLeft = terms.length - hits;
  for (let at = 0; missesLeft >= 0 && at < terms.length; at++) if (!terms[at]?.spellings.some(isHeld)) missesLeft--;
  return missesLeft >= 0;
}

function hasRequired({ terms, hits, names }: RequiredWords, fieldsOfTerm: FieldsOfTerm): boolean {
  let held = 0;
  let hasNames = true;
  for (const { spellings, isName } of terms) {
    let fields = 0;
    for (const number of spellings) fields |= fieldsOfTerm.get(number) ?? 0;
    if (fields !== 0) held++;
    if (isName && (fields & (names === 'own' ? OWN_PLACE : ~0)) === 0) hasNames = false;
  }
  return held === terms.length || (held >= hits && hasNames);
}

/** Which of some listings a stored search finds, as they were when `findAmong` was called. */
export type FindAmong = (ids: readonly string[]) => (search: StoredSearch) => string[];

const NONE: readonly number[] = [];

/** Reads the terms of the listings once. Each search then takes about a microsecond. The terms take some kilobytes for each listing. */
export function findAmong(all: readonly string[], index: SearchIndex): FindAmong {
  const { columns, rows: termRows } = index;
  // A listing that changes gets another row, and its old one stays as it was.
  const rowsById = new Map(all.map((id) => [id, columns.rows.get(id)]));
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => rowsById.get(id) ?? []);
  const termsOfRow = termRows.ofRows(rowsOf(all));
  const terms = new Set(Array.from(termsOfRow.values()).flatMap((fieldsOfTerm) => [...fieldsOfTerm.keys()]));
  const isHeld = (spelling: number) => terms.has(spelling);
  const find = (rows: readonly number[], { params, filters, codes, words }: StoredSearch): readonly number[] => {
    const coded = codes.length === 0 ? [] : rowsOfCodes(codes, index).map((row) => columns.ids[row]);
    if (coded.length > 0) return rows.filter((row) => coded.includes(columns.ids[row]));
    if (words === undefined) return passingOf(rows, filters, params, columns);
    if (!hasEnough(words, isHeld)) return NONE;
    const withWords = rows.filter((row) => hasRequired(words, termsOfRow.get(row) ?? new Map()));
    return passingOf(withWords, filters, params, columns);
  };
  return (ids) => {
    const rows = rowsOf(ids);
    return (search) => find(rows, search).map((row) => columns.ids[row] ?? '');
  };
}
