import type englishMessages from '../../messages/en-us.json';
import { errorText } from '../config/log';
import { type Locale, otherLocale } from './locales';

export type Messages = typeof englishMessages;
type Loaders = Readonly<Record<Locale, () => Promise<Messages>>>;

/** Each language is a chunk of its own, loaded when first asked for. */
const FROM_FILES: Loaders = {
  'en-us': async () => (await import('../../messages/en-us.json')).default,
  'th-th': async () => (await import('../../messages/th-th.json')).default,
};

/** L5: the words of a locale; when they cannot be loaded that is logged and the other language's stand in. */
export async function loadMessages(locale: Locale, loaders: Loaders = FROM_FILES): Promise<Messages> {
  try {
    return await loaders[locale]();
  } catch (error) {
    console.error(`Failed locale loading: ${errorText(error)}`);
    return loaders[otherLocale(locale)]();
  }
}
