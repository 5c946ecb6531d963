import { sitemapIndex } from '@/lib/seo/sitemap';
import { siteUrl } from '../site-url';
import { sitemapAnswer } from '../sitemaps/sitemap-parts';

export const dynamic = 'force-dynamic';

export const GET = (): Promise<Response> =>
  sitemapAnswer((parts) => sitemapIndex(parts, (name) => `${siteUrl()}/sitemaps/${name}.xml`));
