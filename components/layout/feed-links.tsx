import { useLocale, useTranslations } from 'next-intl';
import { type LocaleRouting, localizedPath } from '@/lib/i18n/paths';
import { FEEDS, feedPath } from '@/lib/seo/feeds';

/** Where readers of feeds find ours; React puts them into the head. */
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

/** The same for people; a plain link, as there is no page behind it that the site could show. */
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
