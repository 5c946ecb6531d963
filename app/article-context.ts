import type { Locale } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import type { ArticleContext } from '@/lib/seo/article-data';
import { absoluteUrl } from './absolute-url';
import { siteUrl } from './site-url';

/** The context of an article, from its path without locale. */
export const articleContext = (locale: Locale, path: string): ArticleContext => ({
  locale,
  site: siteUrl(),
  url: absoluteUrl(locale, path),
  teamUrl: absoluteUrl(locale, routePath('our-team')),
});
