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

/** A date in prose, Bangkok time: `21 พฤศจิกายน 2569` (Buddhist year) or `November 21, 2026`. */
export const longDate = (instant: string, locale: Locale): string =>
  formatter(locale, { dateStyle: 'long' }).format(new Date(instant));

/** A short date in prose: `21 พ.ย. 2569` or `Nov 21, 2026`. */
export const shortDate = (instant: string, locale: Locale): string =>
  formatter(locale, { dateStyle: 'medium' }).format(new Date(instant));

/** A day with its weekday, for appointments: `วันศุกร์ที่ 27 พฤศจิกายน 2569` or `Friday, November 27, 2026`. */
export const fullDate = (instant: string, locale: Locale): string =>
  formatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));

/** A day in the coming weeks, for a choice: `ศุกร์ 27 พ.ย.` or `Fri, Nov 27`. */
export const weekdayDate = (instant: string, locale: Locale): string =>
  formatter(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(instant));

/** The month and year of a day: `ธันวาคม 2569` or `December 2026`. */
export const monthOfYear = (instant: string, locale: Locale): string =>
  formatter(locale, { month: 'long', year: 'numeric' }).format(new Date(instant));

/** The heading of a calendar column: `อา.` or `Sun`. */
export const shortWeekday = (instant: string, locale: Locale): string =>
  formatter(locale, { weekday: 'short' }).format(new Date(instant));

/** The current year in Bangkok in the language's calendar: `2569`, `2026`. Takes milliseconds. */
export const yearOf = (now: number, locale: Locale): string =>
  formatter(locale, { year: 'numeric' })
    .formatToParts(now)
    .find((part) => part.type === 'year')?.value ?? '';

let days: Intl.DateTimeFormat | undefined;

/** The ISO day in Bangkok at a time in milliseconds. */
export function bangkokDay(now: number): string {
  days ??= new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: SITE.timeZone });
  return days.format(now);
}

const DAY_MS = 86_400_000;
/** Thailand has no daylight saving time. */
const UTC_OFFSET_MS = 7 * 3_600_000;

/**
 * The number of days since 1970 in Bangkok, at a time in milliseconds. Every response needs it, so it avoids `Intl`.
 */
export const bangkokDayNumber = (now: number): number => Math.floor((now + UTC_OFFSET_MS) / DAY_MS);

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Whether the text is a valid ISO day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(midnight(text).getTime()) &&
  midnight(text).toISOString().startsWith(text);

/** The ISO day a number of days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(midnight(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
