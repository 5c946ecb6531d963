import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { env, isDataDurable } from '../config/env';
import { SITE } from '../config/site';
import { type Locale, localizedPath } from '../i18n/locales';
import { macOf } from '../leads/link-secrets.server';
import type { About, Channel } from './alert';
import { pushKeysSingleton } from './push-keys.server';
import type { PushSubscriptionData } from './push-subscription';

/** The channels by which alerts can be sent. None without a disk that lasts, or an address for links. */
export function alertChannels(): readonly Channel[] {
  const settings = env();
  const { SMTP_URL, SMTP_FROM, SITE_URL, LINE_CHANNEL_ACCESS_TOKEN, LINE_CHANNEL_SECRET } = settings;
  if (SITE_URL === undefined || !isDataDurable(settings)) return [];
  return [
    ...(SMTP_URL !== undefined && SMTP_FROM !== undefined ? (['email'] as const) : []),
    ...(pushKeysSingleton.get() === null ? [] : (['push'] as const)),
    ...(LINE_CHANNEL_ACCESS_TOKEN !== undefined && LINE_CHANNEL_SECRET !== undefined ? (['line'] as const) : []),
  ];
}

export const areAlertsOn = (): boolean => alertChannels().length > 0;

/** The id under which the alerts of an e-mail address are stored. Only this site can derive it from the address. */
export const subscriberIdOf = (email: string): string | null => macOf(`alerts of ${email.toLowerCase()}`);

/** Of all that the browser knows, so that the address alone, which a push service has too, opens nothing. */
export const subscriberIdOfPush = ({ endpoint, keys: { p256dh, auth } }: PushSubscriptionData): string | null =>
  macOf(`alerts of browser ${JSON.stringify([endpoint, p256dh, auth])}`);

/** The id of a person in LINE is one for this official account. */
export const subscriberIdOfLine = (user: string): string | null => macOf(`alerts of chat ${user}`);

/** The code that a chat sends to confirm the alert of a subscriber. */
export const codeOf = (id: string): string => Buffer.from(id, 'hex').toString('base64url');

export function subscriberIdOfCode(code: string): string | null {
  const id = Buffer.from(code, 'base64url').toString('hex');
  return /^[0-9a-f]{32}$/.test(id) && codeOf(id) === code ? id : null;
}

/** Opens the chat with the official account, with these words in its field. */
export const lineChatUrl = (text: string): string =>
  `https://line.me/R/oaMessage/${encodeURIComponent(SITE.lineId)}/?${encodeURIComponent(text)}`;

/** The secret part of a link to a subscriber's alerts. Only the subscriber's messages and subscribing browser have it. */
export function alertsSecretOf(id: string): string | null {
  const mac = macOf(`alerts ${id}`);
  return mac === null ? null : id + mac;
}

/** Compares in constant time, and looks nothing up. Null for a wrong secret. */
export function subscriberOfSecret(secret: string): string | null {
  if (!/^[0-9a-f]{64}$/.test(secret)) return null;
  const id = secret.slice(0, 32);
  const own = alertsSecretOf(id);
  return own !== null && timingSafeEqual(Buffer.from(own), Buffer.from(secret)) ? id : null;
}

/** A form contains it, so that only words of our pages get into mails. */
export const sealOf = (about: About, locale: Locale): string =>
  macOf(`alert form ${locale} ${JSON.stringify(about)}`) ?? '';

export const searchAlertPath = (query: string): string => `/search/alert${query}`;

export const homeAlertPath = (id: string): string => `/listings/${id}/alert`;

export const ALERT_SENT_PATH = '/alerts/sent';

/** The log leaves out what follows `status/`. */
export const alertsPath = (secret: string): string => `/alerts/status/${secret}`;

export const ALERTS_ENDPOINT = '/api/alerts';

/** The public address of a path without a locale. */
export function publicUrl(locale: Locale, path: string): string {
  const { SITE_URL = '', DEFAULT_LOCALE: defaultLocale, LOCALE_PREFIX: prefix } = env();
  return SITE_URL + localizedPath(locale, path, { defaultLocale, prefix });
}

/** Ends an alert by one POST without a body of ours (RFC 8058). */
export const oneClickUrl = (secret: string, alert: string): string =>
  `${env().SITE_URL ?? ''}${ALERTS_ENDPOINT}?${new URLSearchParams({ secret, end: alert })}`;
