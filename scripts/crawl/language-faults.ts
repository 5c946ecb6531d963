import { type Fault, faultAt } from './fault';
import { attribute, closest, type PageElement, type PageText } from './page-tree';

/** Thai letters and vowels; the sign of the baht stands among them and is of both languages. */
const THAI = /[\u0e01-\u0e3a\u0e40-\u0e5b]/;

const LATIN_WORD = /[A-Za-z][A-Za-z'’]+/g;

/** Latin letters that a Thai reader expects; whatever is no such thing is a word that nobody translated. */
const EXPECTED_IN_THAI: readonly { readonly reason: string; readonly words: RegExp }[] = [
  {
    reason: 'addresses of the web, of mail and of LINE',
    words: /https?:\S+|@[\w-]+|[\w.+-]+@[\w.-]+|\/[\w/-]+|[\w-]+\.(com|org|example|co\.th|go\.th|or\.th)\b\S*/g,
  },
  {
    reason: 'short names that are written so in Thai: BTS, LINE, JPEG, and codes',
    words: /\b[A-Z][A-Z\d]+(?:-[A-Z\d]+)*\b/g,
  },
  {
    reason: 'programs and services with no Thai name',
    words:
      /Google(?: (?:Maps|Analytics|Ads|Cloud))*|JavaScript|AirPlay|YouTube|Vimeo|Facebook|Messenger|WhatsApp|WebP|Firestore|WebGL/g,
  },
  { reason: 'keys, as they stand on the keyboard', words: /\b(?:Ctrl|Enter|Backspace|Escape)\b/g },
  { reason: 'cookies by their names', words: /\b_\w+/g },
];

const withoutExpected = (text: string) => EXPECTED_IN_THAI.reduce((rest, { words }) => rest.replace(words, ' '), text);

/** The language that an element says its words are in. */
const languageOf = (element: PageElement) =>
  attribute(closest(element, (each) => attribute(each, 'lang') !== undefined) ?? element, 'lang')?.slice(0, 2);

/** Quotations of a machine stand as they are. */
const isVerbatim = (element: PageElement) =>
  closest(
    element,
    (each) => ['code', 'kbd', 'samp'].includes(each.tagName) || attribute(each, 'translate') === 'no',
  ) !== undefined;

/** A link out of the site names in brackets who publishes there, in his own letters. */
const PUBLISHER = /\([^)]*\)/g;

const isOutside = (element: PageElement) =>
  closest(element, (each) => attribute(each, 'href')?.startsWith('https:') ?? false) !== undefined;

/** Words of one language where the markup says that the other is spoken; `typed` is what somebody asked the page for. */
export function languageFaults(words: readonly PageText[], typed: string): Fault[] {
  return words.flatMap(({ text, element }) => {
    if (isVerbatim(element)) return [];
    const own = typed === '' ? text : text.replaceAll(typed, ' ');
    if (languageOf(element) === 'en') return THAI.test(own) ? [faultAt('Thai among English', element, text)] : [];
    const latin = withoutExpected(isOutside(element) ? own.replace(PUBLISHER, ' ') : own).match(LATIN_WORD) ?? [];
    return latin.length === 0 ? [] : [faultAt('Latin among Thai', element, `${latin.join(' ')} in: ${text}`)];
  });
}
