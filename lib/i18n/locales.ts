import { LOCALES } from '../config/constants';

export type Locale = (typeof LOCALES)[number];

type LocaleFacts = { language: string; tag: string; name: string; ownName: string; openGraph: string };

/** L1: the two locales of the specification §2. `language` is the key of bilingual content. */
export const LOCALE_FACTS = {
  'en-us': { language: 'en', tag: 'en-US', name: 'English', ownName: 'English', openGraph: 'en_US' },
  'th-th': { language: 'th', tag: 'th-TH', name: 'Thai', ownName: 'ไทย', openGraph: 'th_TH' },
} as const satisfies Record<Locale, LocaleFacts>;

/** Whether an external value is one of the two locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The target locale of the language switch. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en-us' ? 'th-th' : 'en-us';
}
