import { type Fault, faultAt } from './fault';
import { attribute, closest, type PageElement, type PageText } from './page-tree';

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
    reason: 'programs and services without a Thai name',
    words:
      /Google(?: (?:Maps|Analytics|Ads|Cloud))*|JavaScript|AirPlay|YouTube|Vimeo|Facebook|Messenger|WhatsApp|WebP|Firestore|WebGL/g,
  },
  { reason: 'names of keys on the keyboard', words: /\b(?:Ctrl|Enter|Backspace|Escape)\b/g },
  { reason: 'names of cookies', words: /\b_\w+/g },
];

const withoutExpected = (text: string) => EXPECTED_IN_THAI.reduce((rest, { words }) => rest.replace(words, ' '), text);

/** The language of an element, from the nearest `lang` attribute. */
const languageOf = (element: PageElement) =>
  attribute(closest(element, (each) => attribute(each, 'lang') !== undefined) ?? element, 'lang')?.slice(0, 2);

/** Whether the text of an element must not be translated, such as code and keys. */
const isVerbatim = (element: PageElement) =>
  closest(
    element,
    (each) => ['code', 'kbd', 'samp'].includes(each.tagName) || attribute(each, 'translate') === 'no',
  ) !== undefined;

/** The publisher in parentheses in the text of an external link, in the publisher's own spelling. */
const PUBLISHER = /\([^)]*\)/g;

const isOutside = (element: PageElement) =>
  closest(element, (each) => attribute(each, 'href')?.startsWith('https:') ?? false) !== undefined;

/** Reports words that are not in the language of their element. Ignores the search query of the page, `typed`. */
export function languageFaults(words: readonly PageText[], typed: string): Fault[] {
  return words.flatMap(({ text, element }) => {
    if (isVerbatim(element)) return [];
    const own = typed === '' ? text : text.replaceAll(typed, ' ');
    if (languageOf(element) === 'en') return THAI.test(own) ? [faultAt('Thai among English', element, text)] : [];
    const latin = withoutExpected(isOutside(element) ? own.replace(PUBLISHER, ' ') : own).match(LATIN_WORD) ?? [];
    return latin.length === 0 ? [] : [faultAt('Latin among Thai', element, `${latin.join(' ')} in: ${text}`)];
  });
}
