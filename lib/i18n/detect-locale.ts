import { LOCALES } from '../config/constants';
import { isLocale, LOCALE_FACTS, type Locale } from './locales';

type Preference = { tag: string; quality: number };

function parsePreference(part: string): Preference {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((piece) => piece.startsWith('q='))?.slice(2);
  const value = quality === undefined ? 1 : Number(quality);
  return { tag, quality: Number.isFinite(value) && value >= 0 && value <= 1 ? value : 0 };
}

/** By q value (RFC 9110 §12.5.4), without invalid tags and those with q=0. */
function preferences(header: string): string[] {
  return header
    .slice(0, 1_000)
    .split(',')
    .map(parsePreference)
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

const primary = (tag: string) => tag.split('-')[0];

function matchPreference(tag: string): Locale | undefined {
  return (
    LOCALES.find((locale) => locale === tag) ?? LOCALES.find((locale) => LOCALE_FACTS[locale].language === primary(tag))
  );
}

/** L2: a valid cookie, else the best match of Accept-Language (exact, then primary language), else the default. */
export function detectLocale(
  request: { cookie: string | undefined; acceptLanguage: string | null | undefined },
  defaultLocale: Locale,
): Locale {
  if (isLocale(request.cookie)) return request.cookie;
  for (const tag of preferences(request.acceptLanguage ?? '')) {
    const match = matchPreference(tag);
    if (match) return match;
  }
  return defaultLocale;
}
