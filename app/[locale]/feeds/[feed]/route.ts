import { getTranslations } from 'next-intl/server';
import { SHARED_CACHE_CONTROL } from '@/lib/config/constants';
import type { Article, Listing, Picture } from '@/lib/content/collections';
import { activeListings } from '@/lib/content/listings.server';
import { articles } from '@/lib/content/published.server';
import { refusal } from '@/lib/http/requests';
import { isLocale, LOCALE_FACTS, type Locale, localizedText } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { FEED_ENTRIES, type FeedEntry, type FeedName, feedPath, isFeed, rssText } from '@/lib/seo/feeds';
import { contentMissing } from '../../../content-missing';
import { absoluteUrl, siteUrl } from '../../../site-url';

const picture = ({ url, width, height }: Pick<Picture, 'url' | 'width' | 'height'>) => ({
  url: new URL(url, siteUrl()).href,
  width,
  height,
});

const articleEntry = ({ id, title, excerpt, publishedAt, cover }: Article, locale: Locale): FeedEntry => ({
  title: localizedText(title, locale).text,
  url: absoluteUrl(locale, routePath('content', { id })),
  text: localizedText(excerpt, locale).text,
  published: publishedAt,
  picture: cover && picture(cover),
});

type Prices = (key: 'ask' | 'perMonth', values?: { price: string }) => string;

function homeEntry({ id, title, description, ...home }: Listing, locale: Locale, t: Prices): FeedEntry {
  const { price, deal, publishedAt, media } = home;
  const photo = media.find(({ kind }) => kind === 'photo');
  const amount = price === null ? t('ask') : formatBaht(price);
  const priceText = price !== null && deal === 'rent' ? t('perMonth', { price: amount }) : amount;
  return {
    title: localizedText(title, locale).text,
    url: absoluteUrl(locale, routePath('listing', { id })),
    text: `${priceText}\n\n${localizedText(description, locale).text}`,
    published: publishedAt,
    picture: photo && picture(photo),
  };
}

async function feedEntries(feed: FeedName, locale: Locale): Promise<FeedEntry[]> {
  if (feed === 'articles')
    return (await articles()).slice(0, FEED_ENTRIES).map((article) => articleEntry(article, locale));
  const t = await getTranslations({ locale, namespace: 'Price' });
  return (await activeListings()).slice(0, FEED_ENTRIES).map((listing) => homeEntry(listing, locale, t));
}

export const dynamic = 'force-dynamic';

/** The page with the same content as the feed. */
const PAGES = { articles: `${routePath('home')}#articles`, homes: routePath('properties', { page: 1 }) } as const;

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; feed: string }> },
): Promise<Response> {
  const { locale, feed } = await params;
  if (!isLocale(locale) || !isFeed(feed)) return refusal(404);
  const [entries, t] = await Promise.all([feedEntries(feed, locale), getTranslations({ locale, namespace: 'Feed' })]);
  const missing = await contentMissing(feed === 'homes' ? 'listings' : 'contents');
  if (missing !== null) return missing;
  const text = rssText({
    title: t(`${feed}.title`),
    text: t(`${feed}.text`),
    url: absoluteUrl(locale, PAGES[feed]),
    self: absoluteUrl(locale, feedPath(feed)),
    language: LOCALE_FACTS[locale].tag,
    entries,
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': `public, ${SHARED_CACHE_CONTROL}`,
    },
  });
}
