import { LOCALE_COOKIE_DAYS, LOCALE_COOKIE_NAME } from '../config/constants';
import type { Locale } from './locales';

/**
 * L3: the cookie's own line, for a response header or `document.cookie`: a year, all paths, SameSite lax; on a site with
 * TLS never sent without it.
 */
export function localeCookie(locale: Locale, isSecureSite: boolean): string {
  const line = `${LOCALE_COOKIE_NAME}=${locale}; Max-Age=${LOCALE_COOKIE_DAYS * 86_400}; Path=/; SameSite=Lax`;
  return isSecureSite ? `${line}; Secure` : line;
}
