import { westernDigits } from 'thai-property-search/plain-characters';
import { INPUT_DATE_FORMAT } from '../config/constants';
import { SITE } from '../config/site';
import { LOCALE_FACTS, type Locale } from './locales';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const cached =
    formatters.get(key) ?? new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { ...options, timeZone: SITE.timeZone });
  formatters.set(key, cached);
  return cached;
}

/** A Thai day stays on one line with its month. English days follow the month. */
const format = (instant: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  formatter(locale, options)
    .format(new Date(instant))
    .replace(/(\d) (?=[ก-ฮ])/, '$1\u00a0');

/** Bangkok time: `21 พฤศจิกายน 2569` (Buddhist year) or `November 21, 2026`. */
export const longDate = (instant: string, locale: Locale): string => format(instant, locale, { dateStyle: 'long' });

/** `21 พ.ย. 2569` or `Nov 21, 2026`. */
export const shortDate = (instant: string, locale: Locale): string => format(instant, locale, { dateStyle: 'medium' });

/** `วันศุกร์ที่ 27 พฤศจิกายน 2569` or `Friday, November 27, 2026`. */
export const fullDate = (instant: string, locale: Locale): string =>
  format(instant, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `ศุกร์ 27 พ.ย.` or `Fri, Nov 27`. */
export const weekdayDate = (instant: string, locale: Locale): string =>
  format(instant, locale, { weekday: 'short', day: 'numeric', month: 'short' });

export const monthOfYear = (instant: string, locale: Locale): string =>
  formatter(locale, { month: 'long', year: 'numeric' }).format(new Date(instant));

export const shortWeekday = (instant: string, locale: Locale): string =>
  formatter(locale, { weekday: 'short' }).format(new Date(instant));

/** The names of the weekdays, from Sunday on. 1 January 2023 was a Sunday. */
export const weekdays = (locale: Locale): string[] =>
  Array.from({ length: 7 }, (_, day) => formatter(locale, { weekday: 'long' }).format(Date.UTC(2023, 0, 1 + day)));

export const yearOf = (now: number, locale: Locale): string =>
  formatter(locale, { year: 'numeric' })
    .formatToParts(now)
    .find((part) => part.type === 'year')?.value ?? '';

export const longWeekday = (instant: string, locale: Locale): string =>
  formatter(locale, { weekday: 'long' }).format(new Date(instant));

let days: Intl.DateTimeFormat | undefined;

/** The ISO day in Bangkok at a time in milliseconds. */
export function bangkokDay(now: number): string {
  days ??= new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: SITE.timeZone });
  return days.format(now);
}

const DAY_MS = 86_400_000;
/** The UTC offset of Thailand, which has no daylight saving time. */
export const BANGKOK_OFFSET_MS = 7 * 3_600_000;

/** Days since 1970 in Bangkok. Every response needs it, so it avoids `Intl`. */
export const bangkokDayNumber = (now: number): number => Math.floor((now + BANGKOK_OFFSET_MS) / DAY_MS);

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(midnight(text).getTime()) &&
  midnight(text).toISOString().startsWith(text);

export const dayAfter = (day: string, days: number): string =>
  new Date(midnight(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  bangkokDayNumber(Date.parse(to)) - bangkokDayNumber(Date.parse(from));

/** X: an ISO day as mm/dd/yy, where yy is the four-digit year (original-semantics.md §8). */
export function formatInputDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return INPUT_DATE_FORMAT.replace('mm', month).replace('dd', date).replace('yy', year);
}

const BUDDHIST_ERA = 543;

/** `2569` or `2026`. */
export const localYear = (year: number, locale: Locale): string =>
  String(locale === 'th-th' ? year + BUDDHIST_ERA : year);

/** An ISO day as `dd/mm/yyyy`, in Thai with the Buddhist year. */
export function dayFirstDate(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}/${month}/${localYear(Number(year), locale)}`;
}

export const commonYear = (year: number): number => (year >= 2_400 && year < 2_800 ? year - BUDDHIST_ERA : year);

/** The ISO day of `mm/dd/yyyy`, else of `dd/mm/yyyy`. The other way round if the day is to be from `first` on. */
export function parseInputDate(typed: string, first?: string): string | null {
  const [, one = '', other = '', written = ''] =
    /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(westernDigits(typed)) ?? [];
  const year = String(commonYear(Number(written))).padStart(4, '0');
  const dayOf = (month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const days = [dayOf(one, other), dayOf(other, one)].filter(isDay);
  if (first === undefined) return days[0] ?? null;
  days.reverse();
  return days.find((day) => day >= first) ?? days[0] ?? null;
}
