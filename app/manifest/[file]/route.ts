import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { SHARED_CACHE_CONTROL } from '@/lib/config/constants';
import { refusal } from '@/lib/http/requests';
import { breakable } from '@/lib/i18n/line-breaks';
import { isLocale, LOCALE_FACTS, type Locale, localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../../site-url';

export const dynamic = 'force-dynamic';

/** Generated from app/icon.svg by scripts/build-icons.ts. */
const ICONS: MetadataRoute.Manifest['icons'] = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** One app in two languages: both have the same `id`, but the start page is in the language of the installation. */
async function manifestOf(locale: Locale): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale });
  const href = (path: string) => localizedPath(locale, path, localeRouting());
  return {
    id: '/',
    name: t('Site.name'),
    short_name: t('Install.shortName'),
    description: t('Site.description'),
    lang: LOCALE_FACTS[locale].tag,
    start_url: href('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    // The actual colours for light and dark mode are in the head of each page.
    theme_color: '#ffffff',
    icons: ICONS,
    shortcuts: [
      { name: t('Search.title'), url: href(routePath('search')) },
      { name: t('Menu.properties'), url: href(routePath('properties', { page: 1 })) },
      { name: t('Seller.title'), url: href(routePath('contact-us-for-sell')) },
    ],
  };
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const locale = (await params).file.replace(/\.json$/, '');
  if (!isLocale(locale)) return refusal(404);
  return new Response(breakable(JSON.stringify(await manifestOf(locale))), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': SHARED_CACHE_CONTROL },
  });
}
