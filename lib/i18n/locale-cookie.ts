import { LOCALE_COOKIE_DAYS, LOCALE_COOKIE_NAME } from '../config/constants';
import type { Locale } from './locales';

/**
 * L3: the cookie string for a response header or `document.cookie`: one year, all paths, SameSite=Lax, and Secure if
 * the site uses TLS.
 */
export function localeCookie(locale: Locale, isSecureSite: boolean): string {
  const line = `${LOCALE_COOKIE_NAME}=${locale}; Max-Age=${LOCALE_COOKIE_DAYS * 86_400}; Path=/; SameSite=Lax`;
  return isSecureSite ? `${line}; Secure` : line;
}
