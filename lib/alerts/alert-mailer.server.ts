import 'server-only';
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { SITE } from '../config/site';
import type { Listing } from '../content/collections';
import { findListing } from '../content/listings.server';
import { DeadlinePassed } from '../http/deadlines';
import { longDate } from '../i18n/dates';
import { type Locale, localizedText } from '../i18n/locales';
import { formatBaht } from '../i18n/numbers';
import { readAnswer, smtpOptions } from '../leads/mail-target.server';
import { sourceAddress } from '../media/picture-address';
import { routePath } from '../navigation/routes';
import { type About, type Alert, iso, type Message, type News, type Outgoing, type Subscriber } from './alert';
import { alertsPath, alertsSecretOf, oneClickUrl, publicUrl } from './alert-links.server';
import { alertMail, type MailedHome, type MailParts, mailWords } from './alert-mail';

const DEADLINE_MS = 20_000;
/** Mail services accept few connections of an account. One is used again, because to open it may take longer than a message. */
const POOL = { pool: true, maxConnections: 3, maxRequeues: 1, idleTimeout: 1_000 } as const;
/** Twice the width in mails, and a width that the picture service makes. */
const PICTURE_WIDTH = 1024;

/** `refused`: never try again. `later`: try this one again. `down`: the server takes nothing now. */
export type Sent =
  | { readonly is: 'sent' | 'nothing' }
  | { readonly is: 'refused' | 'later' | 'down'; readonly reason: string };

type Words = Awaited<ReturnType<typeof mailWords>>;

export type AlertMailer = {
  readonly letter: (person: Subscriber) => Promise<Sent>;
  readonly message: (person: Subscriber, alert: Alert, message: Message) => Promise<Sent>;
};

/** Sends alerts by SMTP. A message has the same Message-ID at each try. */
export function alertMailer(smtpUrl: string, from: string, siteUrl: string, deadlineMs = DEADLINE_MS): AlertMailer {
  const transport = createTransport({ ...smtpOptions(smtpUrl), ...POOL });

  async function send(
    to: Subscriber,
    id: string,
    parts: MailParts,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Sent> {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      await transport.sendMail({
        ...alertMail(parts),
        from: { name: SITE.name[to.locale], address: from },
        to: { name: '', address: to.email },
        messageId: `<alert-${id}@${from.split('@').at(-1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
      return { is: 'sent' };
    } catch (error) {
      return outcomeOf(signal.aborted ? new DeadlinePassed(deadlineMs) : error);
    }
  }

  const pageOf = ({ id, locale }: Subscriber) => publicUrl(locale, alertsPath(alertsSecretOf(id) ?? ''));

  return {
    async letter(person) {
      const { letter, locale, alerts } = person;
      if (letter === undefined) return { is: 'nothing' };
      const t = await mailWords(locale);
      const asked = letter.kind === 'sleep' ? alerts : alerts.filter(({ confirmed_at }) => confirmed_at === undefined);
      if (asked.length === 0) return { is: 'nothing' };
      const { kind } = letter;
      return send(person, letter.id, {
        locale,
        subject: t(`AlertMail.${kind}Subject`),
        title: t(`AlertMail.${kind}Title`),
        text: t(`AlertMail.${kind}Text`),
        names: await Promise.all(asked.map(({ about }) => nameOf(about, locale))),
        button: { label: t(`AlertMail.${kind}Button`), url: pageOf(person) },
        note: t(`AlertMail.${kind}Not`),
        links: [],
      });
    },
    async message(person, alert, message) {
      const { locale, id } = person;
      const t = await mailWords(locale);
      const shown = await shownNews(alert.about, message.news);
      if (shown.length === 0) return { is: 'nothing' };
      const homes = shown.map(([news, listing]) => mailedHome(news, listing, t, locale, siteUrl));
      const end = { label: t('AlertMail.end'), url: `${pageOf(person)}?end=${alert.id}` };
      const mine = { label: t('AlertMail.mine'), url: pageOf(person) };
      const agreed = { date: longDate(alert.consent.at, locale) };
      const parts = { locale, homes, note: t('AlertMail.why', agreed), links: [end, mine] };
      const about = aboutOf(alert.about, shown, message.more, t, locale);
      const headers = {
        'List-Unsubscribe': `<${oneClickUrl(alertsSecretOf(id) ?? '', alert.id)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      return send(person, message.id, { ...parts, ...about }, headers);
    },
  };
}

/** What an alert is about, in words. A home that is gone is named by its id. */
export async function nameOf(about: About, locale: Locale): Promise<string> {
  if (!('home' in about)) return about.name;
  const listing = await findListing(about.home);
  return listing === undefined ? about.home : localizedText(listing.title, locale).text;
}

type Shown = readonly [News, Listing];

/** The news that are still true: a search finds active homes only, and a price may be as it was again. */
async function shownNews(about: About, all: readonly News[]): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const news of all) {
    const listing = await findListing(news.home);
    if (listing === undefined) continue;
    const isActive = listing.recordStatus === 'Active';
    const isTrue = news.kind === 'sold' ? listing.recordStatus === 'Sold' : isActive || 'home' in about;
    if (isTrue && !(news.kind === 'price' && news.from === listing.price)) shown.push([news, listing]);
  }
  return shown;
}

function aboutOf(about: About, shown: readonly Shown[], more: number, t: Words, locale: Locale) {
  const [first] = shown;
  if ('home' in about && first !== undefined) {
    const [{ kind }, listing] = first;
    const title = t(`AlertMail.homeSubject.${kindOf(kind, listing)}`, { title: titleOf(listing, locale) });
    return { subject: title, title, button: { label: t('AlertMail.see'), url: listingUrl(listing, locale) } };
  }
  const { search, name } = 'home' in about ? { search: '', name: '' } : about;
  const count = shown.length + more;
  const title = t('AlertMail.subject', { count, name });
  const label = more > 0 ? t('AlertMail.more', { count }) : t('AlertMail.all');
  return { subject: title, title, button: { label, url: publicUrl(locale, routePath('search') + search) } };
}

const titleOf = ({ title }: Listing, locale: Locale) => localizedText(title, locale).text;
const listingUrl = ({ id }: Listing, locale: Locale) => publicUrl(locale, routePath('listing', { id }));

const kindOf = (kind: News['kind'], { deal }: Listing) => (kind === 'sold' && deal === 'rent' ? 'rented' : kind);

function priceText(price: number | null, { deal }: Listing, t: Words): string {
  if (price === null) return t('Price.ask');
  return deal === 'rent' ? t('Price.perMonth', { price: formatBaht(price) }) : formatBaht(price);
}

function mailedHome({ kind, from }: News, listing: Listing, t: Words, locale: Locale, siteUrl: string): MailedHome {
  const cover = listing.media.find((item) => item.kind === 'photo');
  return {
    badge: t(`AlertMail.kinds.${kindOf(kind, listing)}`),
    title: titleOf(listing, locale),
    price: priceText(listing.price, listing, t),
    ...(from === undefined ? {} : { was: t('AlertMail.was', { price: priceText(from, listing, t) }) }),
    url: listingUrl(listing, locale),
    // Outlook shows neither WebP nor AVIF.
    ...(cover === undefined
      ? {}
      : { picture: `${siteUrl}/_ipx/f_jpeg,w_${PICTURE_WIDTH},q_75/${sourceAddress(cover.url)}` }),
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';

/** Answers of the server have addresses in them, so only their codes are kept. */
function outcomeOf(error: unknown): Sent {
  const { responseCode, command } = typeof error === 'object' && error !== null ? readAnswer(error) : {};
  if (responseCode === undefined || command === undefined) return { is: 'down', reason: reasonOf(error) };
  const reason = `answered ${responseCode} to ${command}`;
  // Before the recipient, the server speaks of the account or the sender.
  if (command !== 'RCPT TO' && command !== 'DATA') return { is: 'down', reason };
  return { is: responseCode >= 500 ? 'refused' : 'later', reason };
}

/** A message that has not been tried. Its id is the same for the same alert and news. */
export function outgoing(now: number, ...parts: readonly unknown[]): Outgoing {
  const id = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  return { id, at: iso(now), tries: 0, nextAt: iso(now) };
}
