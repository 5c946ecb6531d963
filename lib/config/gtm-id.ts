import { GTM_ID_PATTERN } from './constants';

/**
 * A corrected id: in upper case, without the part before its last dash and invalid characters. Null if nothing is left.
 */
function suggestGtmId(id: string): string | null {
  const core = id
    .toUpperCase()
    .replace(/^.*-/, '')
    .replace(/[^0-9A-Z]/g, '');
  return core === '' ? null : `GTM-${core}`;
}

/** A1: null for a valid tag manager id, else the original's setup error (original-semantics.md §4). */
export function gtmIdFault(id: string): string | null {
  if (GTM_ID_PATTERN.test(id)) return null;
  const suggestion = suggestGtmId(id);
  const hint = suggestion === null ? '' : ` Did you mean '${suggestion}'?`;
  return `'${id}' is not a valid GTM-ID (${GTM_ID_PATTERN}).${hint}`;
}
