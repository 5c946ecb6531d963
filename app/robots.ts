import type { MetadataRoute } from 'next';
import { siteUrl } from './site-url';

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

/**
 * Addresses without end that show nothing of their own: another order or view of the same homes, every move of a map,
 * every comparison, every sum. All other pages that are `noindex` may be fetched: who may not fetch one cannot read that.
 */
const ENDLESS = ['sort', 'view', 'bbox', 'area', 'ids', 'sums'].map((name) => `/*?*${name}=`);

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...ENDLESS] },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
