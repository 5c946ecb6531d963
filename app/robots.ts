import type { MetadataRoute } from 'next';
import { siteUrl } from './site-url';

// The site's URL is known at run time and not at build time.
export const dynamic = 'force-dynamic';

/** Unlimited URLs without unique content. Other `noindex` pages may be crawled, so that crawlers see the `noindex`. */
const ENDLESS = [
  ...['sort', 'view', 'bbox', 'area', 'reach', 'ids', 'sums'].map((name) => `/*?*${name}=`),
  // Each filter leads to more filters, and each search to a form and an alert.
  ...['/*search?*&', '/*search/request?', '/*search/alert?'],
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...ENDLESS] },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
