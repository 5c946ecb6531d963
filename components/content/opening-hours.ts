import type { Office } from '@/lib/content/collections';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';

/** Localised weekday name; 0 is Sunday. 2023-01-01 was a Sunday. */
const dayName = (day: number, tag: string) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

function daysInWords(days: readonly number[], tag: string): string {
  const [first = 0, last = first] = [days[0], days.at(-1)];
  const names = days.map((day) => dayName(day, tag));
  const isRow = days.length > 2 && days.every((day, index) => day === first + index);
  return isRow ? `${dayName(first, tag)} – ${dayName(last, tag)}` : new Intl.ListFormat(tag).format(names);
}

export function openingHours({ hours }: Pick<Office, 'hours'>, locale: Locale): string[] {
  const { tag } = LOCALE_FACTS[locale];
  const span = (opens: string, closes: string) =>
    locale === 'th-th'
      ? `${opens}–${closes}`.replaceAll(':', '.').concat('\u00a0น.')
      : `${opens}\u00a0–\u00a0${closes}`;
  return hours.map(({ days, opens, closes }) => `${daysInWords(days, tag)} ${span(opens, closes)}`);
}
