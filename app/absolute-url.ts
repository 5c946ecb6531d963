import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { localeRouting } from './locale-routing';
import { siteUrl } from './site-url';

/** The absolute URL of a page in a locale, from its path without locale. */
export const absoluteUrl = (locale: Locale, path: string): string =>
  siteUrl() + localizedPath(locale, path, localeRouting());
