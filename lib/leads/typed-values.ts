import { parseInputDate } from '../i18n/dates';
import { westernDigits } from '../i18n/western-digits';

/** A number as it was typed, with Thai digits, commas, blanks and ฿. */
export const numberIn = (text: string): number => Number(westernDigits(text).replace(/[,\s฿]/g, ''));

/** The day that was typed, as an ISO day; null for what is none. */
export const dayIn = (text: string): string | null => parseInputDate(westernDigits(text));
