import * as rootParams from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { SITE } from '../config/site';
import { loadMessages } from './load-messages';
import { isLocale } from './locales';

/** The locale comes only from the root segment of the path. */
export default getRequestConfig(async ({ locale: requested }) => {
  const segment = requested ?? (await rootParams.locale());
  const locale = isLocale(segment) ? segment : 'en-us';
  return { locale, messages: await loadMessages(locale), timeZone: SITE.timeZone };
});
