import { env } from '@/lib/config/env';
import type { LocaleRouting } from '@/lib/i18n/paths';

/** How this environment adds locales to paths (L4). */
export function localeRouting(): LocaleRouting {
  const { DEFAULT_LOCALE, LOCALE_PREFIX } = env();
  return { defaultLocale: DEFAULT_LOCALE, prefix: LOCALE_PREFIX };
}
