import { sitemapIndex } from '@/lib/seo/sitemap-parts';
import { siteUrl } from '../site-url';
import { sitemapAnswer } from '../sitemaps/sitemap-answer';

export const dynamic = 'force-dynamic';

/** The index of the sitemap's parts, each with the date of its newest page. */
export const GET = (): Promise<Response> =>
  sitemapAnswer((parts) => sitemapIndex(parts, (name) => `${siteUrl()}/sitemaps/${name}.xml`));
