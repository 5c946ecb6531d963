import 'server-only';
import { once } from 'node:events';
import { type ClientRequest, IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webpush from 'web-push';
import { log } from '../config/log';
import { SITE } from '../config/site';
import { NOT_PUBLIC, publicLookup } from '../http/public-address.server';
import { boundedBody } from '../http/requests';
import { LOCALE_FACTS } from '../i18n/locales';
import type { Subscriber } from './alert';
import type { AlertChannel, Sent } from './alert-channel';
import { alertsPageUrl, alertWords, type Told, type ToldHome, toldNews } from './alert-news.server';
import type { PushKeys } from './push-keys.server';

const DEADLINE_MS = 10_000;
const MAX_ANSWER_BYTES = 4_096;
/** A device that is off for longer gets nothing: prices and homes may have changed again. */
const KEPT_SECONDS = 86_400;
/** Push services take 4,096 bytes, of which encryption takes 103. */
const MAX_BYTES = 3_900;
const MAX_TITLE = 120;
const MAX_LINE = 160;
/** The homes that a notification names. Phones show four lines. */
const LINES = 4;
const MAX_WAIT_MS = 6 * 3_600_000;

/** What public/sw.js reads. Addresses are absolute. */
export type PushedNotice = {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** A second copy of a message takes the place of the first. */
  readonly tag: string;
  readonly url: string;
  readonly image?: string;
  /** The page of all alerts, which asks whether to end this one. */
  readonly end?: { readonly label: string; readonly url: string };
};

type Answer = { readonly status: number; readonly retryAfter: string | undefined };
type Open = (url: URL, options: RequestOptions) => ClientRequest;

/** Tests have a server of their own, without a certificate. */
export type PushDeps = { readonly open?: Open; readonly deadlineMs?: number; readonly now?: () => number };

async function answerOf(request: ClientRequest, body: Buffer): Promise<Answer> {
  request.end(body);
  const [response] = await once(request, 'response');
  if (!(response instanceof IncomingMessage)) throw new Error('no response');
  const { statusCode: status = 0, headers } = response;
  // A connection can be used again once its answer is read.
  await boundedBody({ headers: { get: () => null }, body: response }, MAX_ANSWER_BYTES).catch(() => null);
  return { status, retryAfter: headers['retry-after'] };
}

const openPublicly: Open = (url, options) => httpsRequest(url, { ...options, lookup: publicLookup });

const KNOWN = { 'googleapis.com': 'google', 'mozilla.com': 'mozilla', 'apple.com': 'apple', 'windows.com': 'windows' };

/** For the log, which must have no endpoint. */
const serviceOf = ({ hostname }: URL): string =>
  Object.entries(KNOWN).find(([domain]) => hostname.endsWith(`.${domain}`))?.[1] ?? 'another';

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';

/** When a service wants to be asked again: seconds, or a date. */
function againAt(retryAfter: string | undefined, now: number): number | undefined {
  const at = /^\d+$/.test(retryAfter ?? '') ? now + Number(retryAfter) * 1_000 : Date.parse(retryAfter ?? '');
  return Number.isNaN(at) ? undefined : Math.min(at, now + MAX_WAIT_MS);
}

function outcomeOf({ status, retryAfter }: Answer, now: number): Sent {
  if (status >= 200 && status < 300) return { is: 'sent' };
  // RFC 8030: the subscription has expired, or the person has ended it.
  if (status === 404 || status === 410) return { is: 'gone' };
  const reason = `answered ${status}`;
  return status === 429 || status >= 500
    ? { is: 'later', reason, until: againAt(retryAfter, now) }
    : { is: 'refused', reason };
}

/** Sends alerts to browsers by their push services (RFC 8030, 8188, 8291 and 8292). */
export function alertPusher(
  keys: PushKeys,
  siteUrl: string,
  { open = openPublicly, deadlineMs = DEADLINE_MS, now = Date.now }: PushDeps = {},
): AlertChannel {
  const failing = new Set<string>();

  /** Says once that a service fails, and once that it works again. */
  function note(service: string, result: Sent): Sent {
    if (result.is === 'later' && !failing.has(service)) {
      failing.add(service);
      log('warn', 'push messages wait', { service, reason: result.reason });
    } else if ((result.is === 'sent' || result.is === 'gone') && failing.delete(service))
      log('info', 'push messages are sent again', { service });
    return result;
  }

  async function send({ push }: Subscriber, id: string, notice: PushedNotice): Promise<Sent> {
    if (push === undefined) return { is: 'nothing' };
    const url = new URL(push.endpoint);
    const service = serviceOf(url);
    try {
      const { headers, body } = webpush.generateRequestDetails(push, payloadOf(notice), {
        vapidDetails: { subject: `mailto:${SITE.email}`, ...keys },
        TTL: KEPT_SECONDS,
        // Takes the place of a copy that was not delivered yet.
        topic: id,
      });
      const request = open(url, { method: 'POST', headers, signal: AbortSignal.timeout(deadlineMs) });
      return note(service, outcomeOf(await answerOf(request, body), now()));
    } catch (error) {
      const reason = reasonOf(error);
      return note(service, { is: reason === NOT_PUBLIC ? 'refused' : 'later', reason });
    }
  }

  return {
    async letter(person) {
      const { letter, locale } = person;
      if (letter === undefined) return { is: 'nothing' };
      const t = await alertWords(locale);
      const words = { title: t('AlertPush.sleepTitle'), body: t('AlertPush.sleepText') };
      return send(person, letter.id, { ...words, ...frame(person, letter.id), url: alertsPageUrl(person) });
    },
    async message(person, alert, message) {
      const told = await toldNews(alert, message, person.locale, siteUrl);
      if (told === null) return { is: 'nothing' };
      const t = await alertWords(person.locale);
      const end = { label: t('AlertMail.end'), url: `${alertsPageUrl(person)}?end=${alert.id}` };
      return send(person, message.id, { ...noticeOf(told, 'home' in alert.about), ...frame(person, message.id), end });
    },
  };
}

const frame = ({ locale }: Subscriber, tag: string) => ({ lang: LOCALE_FACTS[locale].tag, tag });

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text;

/** A press opens the home, or the search if there are several. */
function noticeOf(
  { title, homes, button }: Told,
  isAboutHome: boolean,
): Pick<PushedNotice, 'title' | 'body' | 'url' | 'image'> {
  const [first] = homes;
  const priceOf = ({ price, was }: ToldHome) => (was === undefined ? price : `${price} (${was})`);
  const lines = homes.slice(0, LINES).map((home) => cut(`${priceOf(home)} · ${home.title}`, MAX_LINE));
  return {
    title: cut(title, MAX_TITLE),
    body: first !== undefined && isAboutHome ? priceOf(first) : lines.join('\n'),
    url: first !== undefined && homes.length === 1 ? first.url : button.url,
    ...(first?.picture !== undefined && { image: first.picture }),
  };
}

/**
 * What does not fit is left out: first the picture, then the address of a long search. Systems show the soft hyphens of
 * our texts.
 */
function payloadOf(notice: PushedNotice): string {
  const { image: _, ...plain } = notice;
  const short = { ...plain, body: cut(plain.body, MAX_LINE), url: plain.end?.url ?? plain.url };
  const texts = [notice, plain, short].map((one) => JSON.stringify(one).replaceAll('\u00ad', ''));
  return texts.find((text) => Buffer.byteLength(text) <= MAX_BYTES) ?? '';
}
