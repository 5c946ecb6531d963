import { plainDashes } from '../i18n/plain-dashes';

/** Whether something is a reference of an enquiry in its one form, `3F9A-07C1`. */
export const isLeadReference = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(text);

/** The reference of an enquiry in its one form, from what staff type: any dash, small letters. Other text stays no reference. */
export const writtenReference = (typed: string): string => plainDashes(typed).toUpperCase();
