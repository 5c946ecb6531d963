import type { Office } from '@/lib/content/collections';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';

/** 2023-01-01 was a Sunday: the names of days come from the calendar. */
const dayName = (day: number, tag: string) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

/** When an office is open, a line for each group of days. */
export function openingHours({ hours }: Office, locale: Locale): string[] {
  const { tag } = LOCALE_FACTS[locale];
  return hours.map(({ days, opens, closes }) => {
    const [first = 0] = days;
    const last = days.at(-1) ?? first;
    const range = first === last ? dayName(first, tag) : `${dayName(first, tag)} – ${dayName(last, tag)}`;
    return `${range} ${opens}\u00a0–\u00a0${closes}`;
  });
}
