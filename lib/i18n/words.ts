import { LOCALE_FACTS, type Locale } from './locales';

type Text = { th?: string | undefined; en?: string | undefined };

/** The text of bilingual content for a locale. `lang` is set only if the text falls back to the other language. */
export function words(text: Text, locale: Locale): { text: string; lang: 'th' | 'en' | undefined } {
  const language = LOCALE_FACTS[locale].language;
  const other = language === 'th' ? 'en' : 'th';
  const own = text[language];
  return own === undefined ? { text: text[other] ?? '', lang: other } : { text: own, lang: undefined };
}

/** The BCP 47 tag of the language in which a page of a locale shows this text. */
export function languageOf(text: Text, locale: Locale): string {
  return words(text, locale).lang ?? LOCALE_FACTS[locale].tag;
}
