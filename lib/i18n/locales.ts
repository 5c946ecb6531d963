import { LOCALE_COOKIE_DAYS, LOCALE_COOKIE_NAME, LOCALES } from '../config/constants';

export type Locale = (typeof LOCALES)[number];

type LocaleFacts = { language: string; tag: string; name: string; ownName: string; openGraph: string };

/** L1: `language` is the key of bilingual content. */
export const LOCALE_FACTS = {
  'en-us': { language: 'en', tag: 'en-US', name: 'English', ownName: 'English', openGraph: 'en_US' },
  'th-th': { language: 'th', tag: 'th-TH', name: 'Thai', ownName: 'ไทย', openGraph: 'th_TH' },
} as const satisfies Record<Locale, LocaleFacts>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en-us' ? 'th-th' : 'en-us';
}

type Text = { th?: string | undefined; en?: string | undefined };

/** `lang` is set only if the text falls back to the other language. */
export function localizedText(text: Text, locale: Locale): { text: string; lang: 'th' | 'en' | undefined } {
  const language = LOCALE_FACTS[locale].language;
  const other = language === 'th' ? 'en' : 'th';
  const own = text[language];
  return own === undefined ? { text: text[other] ?? '', lang: other } : { text: own, lang: undefined };
}

export function languageOf(text: Text, locale: Locale): string {
  return localizedText(text, locale).lang ?? LOCALE_FACTS[locale].tag;
}

/** Depends on the environment, so the browser gets it as a prop. */
export type LocaleRouting = { defaultLocale: Locale; prefix: 'always' | 'as-needed' };

/** The locale (null if there is none) and the rest, which begins with a slash. */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return { locale: null, path };
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** L4: the only function that adds a locale to a path. `path` may have a query and a hash; `/` becomes `/en-us`. */
export function localizedPath(locale: Locale, path: string, routing: LocaleRouting): string {
  if (routing.prefix === 'as-needed' && locale === routing.defaultLocale) return path;
  return `/${locale}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}

/** L7: whether the first segment looks like a locale but is not supported, as in `/fr-fr/…`. */
export function hasUnknownLocale(path: string): boolean {
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  return /^[a-z]{2}(-[a-z]{2})?$/i.test(first) && !isLocale(first);
}

export function localeCookie(locale: Locale, isSecureSite: boolean): string {
  const line = `${LOCALE_COOKIE_NAME}=${locale}; Max-Age=${LOCALE_COOKIE_DAYS * 86_400}; Path=/; SameSite=Lax`;
  return isSecureSite ? `${line}; Secure` : line;
}
