import { plainDashes } from '../i18n/plain-dashes';
import { ID_PATTERN } from './ids';

/** More do not fit side by side. */
export const COMPARED_AT_MOST = 4;

/**
 * The homes that `?ids=a,b` of a comparison asks for, each once, the first four; what is no id is dropped, so that a
 * link that was cut or mistyped still shows something. Never throws.
 */
export function readComparedIds(value: string | readonly string[] | undefined): readonly string[] {
  const [text = ''] = [value ?? ''].flat();
  const ids = plainDashes(text.slice(0, 1_000))
    .split(',')
    .filter((id) => ID_PATTERN.test(id));
  return [...new Set(ids)].slice(0, COMPARED_AT_MOST);
}

/** The query of a comparison, from its `?`; empty for none. Ids need no encoding. */
export const comparedQuery = (ids: readonly string[]): string => (ids.length === 0 ? '' : `?ids=${ids.join(',')}`);
