import { env } from '@/lib/config/env';
import type { Listing } from '@/lib/content/collections';
import { type Locale, type LocaleRouting, localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';

/** The public URL of this site, without a trailing slash. */
export function siteUrl(): string {
  const { SITE_URL, PORT } = env();
  return SITE_URL ?? `http://localhost:${PORT}`;
}

/** How this environment adds locales to paths (L4). */
export function localeRouting(): LocaleRouting {
  const { DEFAULT_LOCALE, LOCALE_PREFIX } = env();
  return { defaultLocale: DEFAULT_LOCALE, prefix: LOCALE_PREFIX };
}

/** The absolute URL of a page in a locale, from its path without locale. */
export const absoluteUrl = (locale: Locale, path: string): string =>
  siteUrl() + localizedPath(locale, path, localeRouting());

export const listingUrl = ({ id }: Pick<Listing, 'id'>, locale: Locale): string =>
  absoluteUrl(locale, routePath('listing', { id }));
