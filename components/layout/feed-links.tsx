import { useLocale, useTranslations } from 'next-intl';
import { type LocaleRouting, localizedPath } from '@/lib/i18n/paths';
import { FEEDS, feedPath } from '@/lib/seo/feeds';

/** Links to the feeds for feed readers. React moves them to the head. */
export function FeedHeadLinks({ routing }: { routing: LocaleRouting }) {
  const t = useTranslations('Feed');
  const locale = useLocale();
  return FEEDS.map((feed) => (
    <link
      key={feed}
      rel="alternate"
      type="application/rss+xml"
      title={t(`${feed}.title`)}
      href={localizedPath(locale, feedPath(feed), routing)}
    />
  ));
}

/** Visible links to the feeds. They are plain links, because a feed is not a page of the router. */
export function FeedLinks({ routing, className }: { routing: LocaleRouting; className: string }) {
  const t = useTranslations('Feed');
  const locale = useLocale();
  return FEEDS.map((feed) => (
    <a
      key={feed}
      href={localizedPath(locale, feedPath(feed), routing)}
      type="application/rss+xml"
      className={className}
    >
      {t(`${feed}.link`)}
    </a>
  ));
}
