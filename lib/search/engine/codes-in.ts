import { fold } from '../fold';
import type { SearchIndex } from './search-index';

const CODE = /(?<![a-z0-9])(?:([a-z]{2,4})[\s._-]*)?(\d{3,6})(?![a-z0-9])/g;

/** The rows of the listings whose codes are in a query: `RM-1042`, `rm1042`, `rm_1042`, or `1042` alone. */
export function codesIn(q: string, index: Pick<SearchIndex, 'codes' | 'series' | 'columns'>): number[] {
  const text = fold(q);
  const alone = /^\s*\d{3,6}\s*$/.test(text) ? [...index.series] : [];
  return Array.from(text.matchAll(CODE)).flatMap(([, letters, digits = '']) =>
    (letters === undefined ? alone : [letters]).flatMap(
      (candidate) => index.columns.rows.get(index.codes.get(candidate + digits) ?? '') ?? [],
    ),
  );
}
