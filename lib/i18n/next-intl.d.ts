import type { Messages } from './load-messages';
import type { Locale as SiteLocale } from './locales';

/** Adds types for message keys and locales. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: Messages;
  }
}
