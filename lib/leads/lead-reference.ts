import { plainDashes } from 'thai-property-search/plain-characters';

/** The route table imports this file, which middleware and every page load: keep it small. */
export const isLeadReference = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(text);

/** Changes any dash to a hyphen and letters to upper case. The result may not be a reference. */
export const normalizeReference = (typed: string): string => plainDashes(typed).toUpperCase();
