import 'server-only';
import { createTranslator } from 'next-intl';
import type { Listing } from '../content/collections';
import { findListing } from '../content/listings.server';
import { loadMessages } from '../i18n/load-messages';
import { type Locale, localizedText } from '../i18n/locales';
import { formatBaht } from '../i18n/numbers';
import { sourceAddress } from '../media/picture-address';
import { routePath } from '../navigation/routes';
import type { About, Alert, Message, News, Subscriber } from './alert';
import { alertsPath, alertsSecretOf, publicUrl } from './alert-links.server';

/** Twice the width in mails, and a width that the picture service makes. */
const PICTURE_WIDTH = 1024;

/** Addresses are absolute. */
export type ToldHome = {
  readonly badge: string;
  readonly title: string;
  readonly price: string;
  readonly was?: string;
  readonly url: string;
  readonly picture?: string;
};

/** What a message says, in each channel. */
export type Told = {
  readonly title: string;
  readonly homes: readonly ToldHome[];
  readonly button: { readonly label: string; readonly url: string };
};

type Words = Awaited<ReturnType<typeof alertWords>>;

export const alertWords = async (locale: Locale) => createTranslator({ locale, messages: await loadMessages(locale) });

/** The page of the alerts of a subscriber. */
export const alertsPageUrl = ({ id, locale }: Subscriber): string =>
  publicUrl(locale, alertsPath(alertsSecretOf(id) ?? ''));

/** What is still true of a message. Null if nothing is. */
export async function toldNews(
  { about }: Alert,
  message: Message,
  locale: Locale,
  siteUrl: string,
): Promise<Told | null> {
  const shown = await shownNews(about, message.news);
  if (shown.length === 0) return null;
  const t = await alertWords(locale);
  const homes = shown.map(([news, listing]) => toldHome(news, listing, t, locale, siteUrl));
  return { ...headingOf(about, shown, message.more, t, locale), homes };
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

function headingOf(about: About, shown: readonly Shown[], more: number, t: Words, locale: Locale) {
  const [first] = shown;
  if ('home' in about && first !== undefined) {
    const [{ kind }, listing] = first;
    const title = t(`AlertMail.homeSubject.${kindOf(kind, listing)}`, { title: titleOf(listing, locale) });
    return { title, button: { label: t('AlertMail.see'), url: listingUrl(listing, locale) } };
  }
  const { search, name } = 'home' in about ? { search: '', name: '' } : about;
  const count = shown.length + more;
  const title = t('AlertMail.subject', { count, name });
  const label = more > 0 ? t('AlertMail.more', { count }) : t('AlertMail.all');
  return { title, button: { label, url: publicUrl(locale, routePath('search') + search) } };
}

const titleOf = ({ title }: Listing, locale: Locale) => localizedText(title, locale).text;
const listingUrl = ({ id }: Listing, locale: Locale) => publicUrl(locale, routePath('listing', { id }));

const kindOf = (kind: News['kind'], { deal }: Listing) => (kind === 'sold' && deal === 'rent' ? 'rented' : kind);

function priceText(price: number | null, { deal }: Listing, t: Words): string {
  if (price === null) return t('Price.ask');
  return deal === 'rent' ? t('Price.perMonth', { price: formatBaht(price) }) : formatBaht(price);
}

function toldHome({ kind, from }: News, listing: Listing, t: Words, locale: Locale, siteUrl: string): ToldHome {
  const cover = listing.media.find((item) => item.kind === 'photo');
  return {
    badge: t(`AlertMail.kinds.${kindOf(kind, listing)}`),
    title: titleOf(listing, locale),
    price: priceText(listing.price, listing, t),
    ...(from === undefined ? {} : { was: t('AlertMail.was', { price: priceText(from, listing, t) }) }),
    url: listingUrl(listing, locale),
    // Outlook and LINE show neither WebP nor AVIF.
    ...(cover === undefined
      ? {}
      : { picture: `${siteUrl}/_ipx/f_jpeg,w_${PICTURE_WIDTH},q_75/${sourceAddress(cover.url)}` }),
  };
}
