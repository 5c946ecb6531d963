import type { Office } from '@/lib/content/collections';
import { weekdays } from '@/lib/i18n/dates';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';

function daysInWords(days: readonly number[], locale: Locale): string {
  const first = days[0] ?? 0;
  const allNames = weekdays(locale);
  const names = days.map((day) => allNames[day] ?? '');
  const isRow = days.length > 2 && days.every((day, index) => day === first + index);
  return isRow ? `${names[0]} – ${names.at(-1)}` : new Intl.ListFormat(LOCALE_FACTS[locale].tag).format(names);
}

export function openingHours({ hours }: Pick<Office, 'hours'>, locale: Locale): string[] {
  const span = (opens: string, closes: string) =>
    locale === 'th-th'
      ? `${opens}–${closes}`.replaceAll(':', '.').concat('\u00a0น.')
      : `${opens}\u00a0–\u00a0${closes}`;
  return hours.map(({ days, opens, closes }) => `${daysInWords(days, locale)} ${span(opens, closes)}`);
}
