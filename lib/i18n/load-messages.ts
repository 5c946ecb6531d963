import type englishMessages from '../../messages/en-us.json';
import { errorText } from '../config/log';
import { type Locale, otherLocale } from './locales';

export type Messages = typeof englishMessages;
type Loaders = Readonly<Record<Locale, () => Promise<Messages>>>;

/** Each language is a separate chunk, loaded on first use. */
const FROM_FILES: Loaders = {
  'en-us': async () => (await import('../../messages/en-us.json')).default,
  'th-th': async () => (await import('../../messages/th-th.json')).default,
};

/** L5: the messages of a locale. If they cannot be loaded, logs the error and falls back to the other language. */
export async function loadMessages(locale: Locale, loaders: Loaders = FROM_FILES): Promise<Messages> {
  try {
    return await loaders[locale]();
  } catch (error) {
    console.error(`Failed locale loading: ${errorText(error)}`);
    return loaders[otherLocale(locale)]();
  }
}
