import { fold } from '../fold';
import { parseSearchParams } from '../params';

/** What is being typed, as a search would read it and folded for comparison; wild text becomes what is left of it. */
export const readText = (q: string): string => fold(parseSearchParams({ q }).q).replace(/\s+/g, ' ').trim();
