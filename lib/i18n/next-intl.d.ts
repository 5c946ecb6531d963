import type { Messages } from './load-messages';
import type { Locale as SiteLocale } from './locales';

/** Makes message keys and locales typed everywhere. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: Messages;
  }
}
