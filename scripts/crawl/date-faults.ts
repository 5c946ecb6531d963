import { LOCALE_FACTS, type Locale } from '../../lib/i18n/locales';
import { type Fault, faultAt } from './fault';
import { attribute, type PageElement, type PageText } from './page-tree';

const monthNames = (locale: Locale, month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { month, timeZone: 'UTC' }).format(Date.UTC(2026, index, 1)),
  );

const months = (locale: Locale) => [...monthNames(locale, 'long'), ...monthNames(locale, 'short')];

/** Dates with a month name, and the plausible range of their years. Buddhist years are 543 more. */
const ERAS = {
  'en-us': { date: new RegExp(`(?:${months('en-us').join('|')})(?: \\d{1,2},)? (\\d{4})`, 'g'), from: 1850, to: 2150 },
  'th-th': { date: new RegExp(`(?:${months('th-th').join('|')}) (\\d{4})`, 'g'), from: 2400, to: 2700 },
} as const;

const OTHER_ERA = { 'en-us': /(?<!B\.E\. ?)\b25[4-9]\d\b/, 'th-th': /(?:ปี|พ\.ศ\.) ?(?:19|20)\d\d\b/ } as const;

/** Amounts, whose digits must not be read as a year. */
const AMOUNTS = /฿?\d[\d,]*(?:\.\d+)?(?: ?(?:sq|m|km|THB|wah|บาท|ตร|เมตร|กม))|\d+,\d{3}|฿[\d,.]+/g;

const SHORT_DATE = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b/;

/** Whether an element is the hint of a form field, which shows the date format to type. */
const isHint = (element: PageElement) => attribute(element, 'id')?.endsWith('-hint') ?? false;

function ruleOf({ text, element }: PageText, locale: Locale): string | undefined {
  const { date, from, to } = ERAS[locale];
  const isOutside = [...text.matchAll(date)].some(([, year]) => Number(year) < from || Number(year) > to);
  if (isOutside || OTHER_ERA[locale].test(text.replace(AMOUNTS, ''))) return 'year of the other era';
  return SHORT_DATE.test(text) && !isHint(element) ? 'date without words' : undefined;
}

/** Reports dates in the era of the other language, and purely numeric dates. */
export const dateFaults = (words: readonly PageText[], locale: Locale): Fault[] =>
  words.flatMap((word) => {
    const rule = ruleOf(word, locale);
    return rule === undefined ? [] : [faultAt(rule, word.element, word.text)];
  });
