import { westernDigits } from 'thai-property-search/plain-characters';
import { INPUT_DATE_FORMAT } from '../config/constants';
import { isDay } from './dates';

/** X: formats an ISO day for date inputs as mm/dd/yy, where yy is the four-digit year (original-semantics.md §8). */
export function formatInputDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return INPUT_DATE_FORMAT.replace('mm', month).replace('dd', date).replace('yy', year);
}

/** The Buddhist year minus the common year, in Thailand since 1941. */
const BUDDHIST_ERA = 543;

/** Converts a Buddhist year (2400 to 2799) to the common era. Returns other years unchanged. */
export const commonYear = (year: number): number => (year >= 2_400 && year < 2_800 ? year - BUDDHIST_ERA : year);

/**
 * Parses the text of a date input to an ISO day. Returns null for anything that is not a valid day. Accepts Buddhist
 * years and Thai digits.
 */
export function parseInputDate(typed: string): string | null {
  const [, month = '', date = '', written = ''] =
    /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(westernDigits(typed)) ?? [];
  const day = `${String(commonYear(Number(written))).padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
