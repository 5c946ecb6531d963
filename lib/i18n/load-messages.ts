import type englishMessages from '../../messages/en-us.json';
import { errorText, log } from '../config/log';
import { type Locale, otherLocale } from './locales';

export type Messages = typeof englishMessages;

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

type Loaders = Readonly<Record<Locale, () => Promise<Messages>>>;

/** Each language is a separate chunk, loaded on first use. */
const FROM_FILES: Loaders = {
  'en-us': async () => (await import('../../messages/en-us.json')).default,
  'th-th': async () => (await import('../../messages/th-th.json')).default,
};

/** L5: if the messages cannot be loaded, logs the error and loads the other language. */
export async function loadMessages(locale: Locale, loaders: Loaders = FROM_FILES): Promise<Messages> {
  try {
    return await loaders[locale]();
  } catch (error) {
    log('error', 'Failed locale loading', { locale, reason: errorText(error) });
    return loaders[otherLocale(locale)]();
  }
}
