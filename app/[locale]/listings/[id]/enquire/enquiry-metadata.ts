import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { words } from '@/lib/i18n/words';
import { routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../../../cards/find-card';
import { localeRouting } from '../../../../locale-routing';
import { notFoundMetadata } from '../../../../not-found-metadata';
import { pageLocale } from '../../../../page-locale';
import { listingAt } from '../listing-at';

/** The metadata of the enquiry page. `isFaulty` means that its form has errors. */
export async function enquiryMetadata(
  params: Promise<{ locale: string; id: string }>,
  isFaulty = false,
): Promise<Metadata> {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined) return notFoundMetadata(locale);
  const t = await getTranslations({ locale });
  const { id, code, title } = listing;
  return pageMetadata(
    {
      locale,
      path: routePath('listing-enquire', { id }),
      title: (isFaulty ? t('Seller.errorPrefix') : '') + t('Enquiry.title', { code }),
      description: t('Enquiry.description', { title: words(title, locale).text }),
      picture: await cardFor({ locale, name: 'listing', id }),
      hidden: true,
    },
    localeRouting(),
  );
}
