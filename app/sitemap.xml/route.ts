import { sitemapIndex } from '@/lib/seo/sitemap-parts';
import { siteUrl } from '../site-url';
import { sitemapAnswer } from '../sitemaps/sitemap-answer';

export const dynamic = 'force-dynamic';

/** The sitemap index: all parts, each with its latest change. */
export const GET = (): Promise<Response> =>
  sitemapAnswer((parts) => sitemapIndex(parts, (name) => `${siteUrl()}/sitemaps/${name}.xml`));
