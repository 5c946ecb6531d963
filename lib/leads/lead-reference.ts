import { plainDashes } from 'thai-property-search/plain-characters';

/** Whether something is a reference of an enquiry in its one form, `3F9A-07C1`. */
export const isLeadReference = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(text);

/** Normalises a typed reference: any dash becomes a hyphen, letters become upper case. The result may not be a reference. */
export const writtenReference = (typed: string): string => plainDashes(typed).toUpperCase();
