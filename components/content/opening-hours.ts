import type { Office } from '@/lib/content/collections';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';

/** 2023-01-01 was a Sunday: the names of days come from the calendar. */
const dayName = (day: number, tag: string) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

/** Days that follow one another by the first and the last of them, others one by one. */
function daysInWords(days: readonly number[], tag: string): string {
  const [first = 0, last = first] = [days[0], days.at(-1)];
  const names = days.map((day) => dayName(day, tag));
  const isRow = days.length > 2 && days.every((day, index) => day === first + index);
  return isRow ? `${dayName(first, tag)} – ${dayName(last, tag)}` : new Intl.ListFormat(tag).format(names);
}

/** When an office is open, a line for each group of days. */
export function openingHours({ hours }: Pick<Office, 'hours'>, locale: Locale): string[] {
  const { tag } = LOCALE_FACTS[locale];
  return hours.map(({ days, opens, closes }) => `${daysInWords(days, tag)} ${opens}\u00a0–\u00a0${closes}`);
}
