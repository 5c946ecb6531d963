import { plainDashes } from 'thai-property-search/plain-characters';
import { ID_PATTERN } from './ids';

/** The maximum number that fits side by side. */
export const COMPARED_AT_MOST = 4;

/**
 * The ids in the `?ids=a,b` query of a comparison, the first four without duplicates. Invalid ids are dropped, so that
 * a truncated or mistyped link still works. Never throws.
 */
export function readComparedIds(value: string | readonly string[] | undefined): readonly string[] {
  const [text = ''] = [value ?? ''].flat();
  const ids = plainDashes(text.slice(0, 1_000))
    .split(',')
    .filter((id) => ID_PATTERN.test(id));
  return [...new Set(ids)].slice(0, COMPARED_AT_MOST);
}

/** The query of a comparison with `?`, or empty for none. Ids need no encoding. */
export const comparedQuery = (ids: readonly string[]): string => (ids.length === 0 ? '' : `?ids=${ids.join(',')}`);
