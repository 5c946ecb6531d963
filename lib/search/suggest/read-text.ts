import { fold } from '../fold';
import { parseSearchParams } from '../params';

/** Cleans the typed text as a search would and folds it for comparison. */
export const readText = (q: string): string => fold(parseSearchParams({ q }).q).replace(/\s+/g, ' ').trim();
