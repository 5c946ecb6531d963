import type englishMessages from '../../messages/en-us.json';
import { errorText, log } from '../config/log';
import { keepTogether, unbroken } from './line-breaks';
import { type Locale, otherLocale } from './locales';

export type Messages = typeof englishMessages;

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

type Loaders = Readonly<Record<Locale, () => Promise<Messages>>>;

/** In characters. Shorter messages fit on a line: labels, which scripts also compare, store and put into titles. */
const LINE = 14;

function protectedText(this: unknown, _: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  // The build compiles a message with placeholders to an array, in which they separate the texts.
  if (Array.isArray(this)) return unbroken(`}${value}{`).slice(1, -1);
  return value.length < LINE ? keepTogether(value) : unbroken(value);
}

const withUnbrokenWords = (messages: Messages): Messages => JSON.parse(JSON.stringify(messages, protectedText));

let thai: Messages | undefined;

/** Each language is a separate chunk, loaded on first use. */
const FROM_FILES: Loaders = {
  'en-us': async () => (await import('../../messages/en-us.json')).default,
  'th-th': async () => {
    thai ??= withUnbrokenWords((await import('../../messages/th-th.json')).default);
    return thai;
  },
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
