import { SITE } from '../config/site';
import { LOCALE_FACTS, type Locale } from './locales';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known =
    formatters.get(key) ?? new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { ...options, timeZone: SITE.timeZone });
  formatters.set(key, known);
  return known;
}

/** A date in prose, Bangkok time: `21 พฤศจิกายน 2569` (Buddhist year) or `November 21, 2026`. */
export const longDate = (instant: string, locale: Locale): string =>
  formatter(locale, { dateStyle: 'long' }).format(new Date(instant));

/** A short date in prose: `21 พ.ย. 2569` or `Nov 21, 2026`. */
export const shortDate = (instant: string, locale: Locale): string =>
  formatter(locale, { dateStyle: 'medium' }).format(new Date(instant));

/** A day that somebody means to keep: `วันศุกร์ที่ 27 พฤศจิกายน 2569` or `Friday, November 27, 2026`. */
export const fullDate = (instant: string, locale: Locale): string =>
  formatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));

/** A day of the weeks to come, to choose from: `ศุกร์ 27 พ.ย.` or `Fri, Nov 27`. */
export const weekdayDate = (instant: string, locale: Locale): string =>
  formatter(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(instant));

/** The month of a day: `ธันวาคม 2569` or `December 2026`. */
export const monthOfYear = (instant: string, locale: Locale): string =>
  formatter(locale, { month: 'long', year: 'numeric' }).format(new Date(instant));

/** The heading of a column of days: `อา.` or `Sun`. */
export const shortWeekday = (instant: string, locale: Locale): string =>
  formatter(locale, { weekday: 'short' }).format(new Date(instant));

/** The year in Bangkok as the language counts it: `2569`, `2026`; takes milliseconds. */
export const yearOf = (now: number, locale: Locale): string =>
  formatter(locale, { year: 'numeric' })
    .formatToParts(now)
    .find((part) => part.type === 'year')?.value ?? '';

let days: Intl.DateTimeFormat | undefined;

/** The day it is in Bangkok, as an ISO day, at a moment in milliseconds. */
export function bangkokDay(now: number): string {
  days ??= new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: SITE.timeZone });
  return days.format(now);
}

const DAY_MS = 86_400_000;
/** Thailand has no summer time. */
const AHEAD_OF_UTC_MS = 7 * 3_600_000;

/** The number of the day in Bangkok at a time in milliseconds, from 1970. It is fast, as every answer needs it. */
export const bangkokDayNumber = (now: number): number => Math.floor((now + AHEAD_OF_UTC_MS) / DAY_MS);

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Whether this is an ISO day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(midnight(text).getTime()) &&
  midnight(text).toISOString().startsWith(text);

/** The ISO day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(midnight(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
