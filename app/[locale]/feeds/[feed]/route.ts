import { getTranslations } from 'next-intl/server';
import { SEARCH_CACHE_CONTROL } from '@/lib/config/constants';
import { refusal } from '@/lib/http/refusal';
import { isLocale, LOCALE_FACTS } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { feedPath, isFeed } from '@/lib/seo/feeds';
import { rssText } from '@/lib/seo/rss';
import { absoluteUrl } from '../../../absolute-url';
import { contentMissing } from '../../../content-missing';
import { feedEntries } from './feed-entries';

export const dynamic = 'force-dynamic';

/** The page with the same content as the feed. */
const PAGES = { articles: `${routePath('home')}#articles`, homes: routePath('properties', { page: 1 }) } as const;

/** An RSS feed of the newest articles or listings in one language. */
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
      'Cache-Control': `public, ${SEARCH_CACHE_CONTROL}`,
    },
  });
}
