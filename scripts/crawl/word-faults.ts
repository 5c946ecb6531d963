import { LOCALE_FACTS, type Locale } from '../../lib/i18n/locales';
import english from '../../messages/en-us.json' with { type: 'json' };
import thai from '../../messages/th-th.json' with { type: 'json' };
import {
  attribute,
  closest,
  elementsIn,
  type Fault,
  faultAt,
  type PageElement,
  type PageText,
  type PageTree,
  textsIn,
  withoutBreaks,
} from './page-tree';

export const MESSAGES = { 'en-us': english, 'th-th': thai } as const satisfies Record<Locale, unknown>;

/** The namespaces of the message keys. A page shows a missing message as its key, which starts with one of them. */
const NAMESPACES = Object.keys(english);

const LEFTOVERS = [
  /\bundefined\b/,
  /\bnull\b/,
  /\bNaN\b/,
  /\bInfinity\b/,
  /\[object \w+\]/,
  /\bInvalid Date\b/,
  // A placeholder of a message.
  /\{\s*[a-z]\w*\s*[,}]/i,
  /\b\d{4}-\d{2}-\d{2}T\d/,
  /\]\(|\*\*|<\/?[a-z]+>|&[a-z]+;|&#\d+;/,
];

function leftoverFaults(words: readonly PageText[], namespaces: readonly string[]): Fault[] {
  const key = new RegExp(`(?:^|[\\s(“"])(?:${namespaces.join('|')})\\.[a-z][\\w-]*`);
  return words.flatMap(({ text, element }) =>
    [...LEFTOVERS, key].some((leftover) => leftover.test(text)) ? [faultAt('leftover', element, text)] : [],
  );
}

/** Thai letters and vowels, without the baht sign between them in Unicode, which both languages use. */
const THAI = /[\u0e01-\u0e3a\u0e40-\u0e5b]/;

const LATIN_WORD = /[A-Za-z][A-Za-z'’]+/g;

/** Latin text that is normal in Thai. All other Latin words are untranslated. */
const EXPECTED_IN_THAI: readonly { readonly reason: string; readonly words: RegExp }[] = [
  {
    reason: 'URLs, e-mail addresses and LINE IDs',
    words: /https?:\S+|@[\w-]+|[\w.+-]+@[\w.-]+|\/[\w/-]+|[\w-]+\.(com|org|example|co\.th|go\.th|or\.th)\b\S*/g,
  },
  {
    reason: 'abbreviations that Thai writes in Latin letters: BTS, LINE, JPEG, and codes',
    words: /\b[A-Z][A-Z\d]+(?:-[A-Z\d]+)*\b/g,
  },
  {
    reason: 'programs, services and their makers without a Thai name',
    words:
      /Google(?: (?:Maps|Analytics|Ads|Cloud))*|Apple|Mozilla|Microsoft|JavaScript|AirPlay|YouTube|Vimeo|Facebook|Messenger|WhatsApp|WebP|Firestore|WebGL/g,
  },
  { reason: 'the term that Thai investors search for', words: /\b(?:Gross )?Yield\b/g },
  { reason: 'names of keys on the keyboard', words: /\b(?:Ctrl|Enter|Backspace|Escape)\b/g },
  { reason: 'names of cookies', words: /\b_\w+/g },
];

const withoutExpected = (text: string) => EXPECTED_IN_THAI.reduce((rest, { words }) => rest.replace(words, ' '), text);

const languageOf = (element: PageElement) =>
  attribute(closest(element, (each) => attribute(each, 'lang') !== undefined) ?? element, 'lang')?.slice(0, 2);

const isVerbatim = (element: PageElement) =>
  closest(
    element,
    (each) => ['code', 'kbd', 'samp'].includes(each.tagName) || attribute(each, 'translate') === 'no',
  ) !== undefined;

/** The publisher in parentheses in the text of an external link, in the publisher's own spelling. */
const PUBLISHER = /\([^)]*\)/g;

const isOutside = (element: PageElement) =>
  closest(element, (each) => attribute(each, 'href')?.startsWith('https:') ?? false) !== undefined;

function languageFaults(words: readonly PageText[], typed: string): Fault[] {
  return words.flatMap(({ text, element }) => {
    if (isVerbatim(element)) return [];
    const own = typed === '' ? text : text.replaceAll(typed, ' ');
    if (languageOf(element) === 'en') return THAI.test(own) ? [faultAt('Thai among English', element, text)] : [];
    const latin = withoutExpected(isOutside(element) ? own.replace(PUBLISHER, ' ') : own).match(LATIN_WORD) ?? [];
    return latin.length === 0 ? [] : [faultAt('Latin among Thai', element, `${latin.join(' ')} in: ${text}`)];
  });
}

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

/** An official number keeps its Buddhist year in English: licence No. 14/2567. */
const OTHER_ERA = { 'en-us': /(?<!B\.E\. ?|\d\/)\b25[4-9]\d\b/, 'th-th': /(?:ปี|พ\.ศ\.) ?(?:19|20)\d\d\b/ } as const;

/** Amounts, whose digits must not be read as a year. */
const AMOUNTS = /฿?\d[\d,]*(?:\.\d+)?(?: ?(?:sq|m|km|THB|wah|บาท|ตร|เมตร|กม))|\d+,\d{3}|฿[\d,.]+/g;

const SHORT_DATE = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b/;

const isHint = (element: PageElement) => attribute(element, 'id')?.endsWith('-hint') ?? false;

function ruleOf({ text, element }: PageText, locale: Locale): string | undefined {
  const { date, from, to } = ERAS[locale];
  const isOutside = [...text.matchAll(date)].some(([, year]) => Number(year) < from || Number(year) > to);
  if (isOutside || OTHER_ERA[locale].test(text.replace(AMOUNTS, ''))) return 'year of the other era';
  return SHORT_DATE.test(text) && !isHint(element) ? 'date without words' : undefined;
}

const dateFaults = (words: readonly PageText[], locale: Locale): Fault[] =>
  words.flatMap((word) => {
    const rule = ruleOf(word, locale);
    return rule === undefined ? [] : [faultAt(rule, word.element, word.text)];
  });

const SPOKEN = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title'];

const SHOWN_META = /^(description|(og|twitter):(title|description|image:alt|site_name))$/;

const metaText = (element: PageElement) =>
  element.tagName === 'meta' && SHOWN_META.test(attribute(element, 'name') ?? attribute(element, 'property') ?? '')
    ? [attribute(element, 'content') ?? '']
    : [];

const spoken = (element: PageElement) => SPOKEN.flatMap((name) => attribute(element, name) ?? []);

const wordsOf = (tree: PageTree): PageText[] => {
  const attributes = elementsIn(tree).flatMap((element) =>
    [...metaText(element), ...spoken(element)].map((text) => ({ text, element })),
  );
  return [...textsIn(tree), ...attributes].map(({ text, element }) => ({ text: withoutBreaks(text), element }));
};

/** Reports faulty texts of a page. Ignores the search query in `path`, because visitors may type it in any language. */
export function wordFaults(tree: PageTree, locale: Locale, path: string): Fault[] {
  const words = wordsOf(tree);
  const typed = new URL(path, 'http://site').searchParams.get('q') ?? '';
  return [...leftoverFaults(words, NAMESPACES), ...languageFaults(words, typed), ...dateFaults(words, locale)];
}

type Found = readonly [key: string, text: string];

const textsOf = (value: unknown, path: string): Found[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

/** Why a message may read the same in both languages. */
const REASONS: readonly { readonly reason: string; readonly holds: (found: Found) => boolean }[] = [
  {
    reason: 'only placeholders, signs and units',
    holds: ([, text]) => !/[a-zก-ฮ]{3}/i.test(text.replace(/\{\w+(?:, number)?\}/g, '')),
  },
  { reason: 'a sample of the typeface, in both languages', holds: ([key]) => key.startsWith('Style.sample') },
  { reason: 'the name of a language in that language', holds: ([key]) => key.startsWith('Player.captionsIn.') },
  { reason: 'words for visitors who read neither language', holds: ([key]) => key.startsWith('EastAsian.') },
  { reason: 'a keyword of llms.txt', holds: ([key]) => key === 'Llms.optional' },
  { reason: 'abbreviations that Thai writes in Latin letters', holds: ([, text]) => /^[A-Z]+(?: [A-Z]+)*$/.test(text) },
];

export function untranslatedMessages(english: unknown, thai: unknown): string[] {
  const others = new Map(textsOf(thai, ''));
  return textsOf(english, '')
    .filter((found) => others.get(found[0]) === found[1] && !REASONS.some(({ holds }) => holds(found)))
    .map(([key, text]) => `${key}: ${text}`);
}
