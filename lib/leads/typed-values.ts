import { parseInputDate } from '../i18n/dates';
import { plainNumber } from '../i18n/typed-number';
import { westernDigits } from '../i18n/western-digits';

/** A number as it was typed, with Thai digits, commas, blanks and ฿. */
export const numberIn = (text: string): number => Number(plainNumber(text));

/** The day that was typed, as an ISO day; null for what is none. */
export const dayIn = (text: string): string | null => parseInputDate(westernDigits(text));
