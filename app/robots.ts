import type { MetadataRoute } from 'next';
import { siteUrl } from './site-url';

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: `${siteUrl()}/sitemap.xml` };
}
