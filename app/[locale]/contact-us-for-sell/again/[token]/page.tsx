import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { localizedPath } from '@/lib/i18n/locales';
import { consumeFormFlash } from '@/lib/leads/form-flash.server';
import { routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageLocale } from '../../../../page-params';
import { localeRouting } from '../../../../site-url';
import { SellersView } from '../../sellers-view';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; token: string }> };

/** Cached per request, because the token is valid once and both the metadata and the page need the form. */
const formFlash = cache(consumeFormFlash);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale });
  const prefix = formFlash((await params).token) === undefined ? '' : t('Seller.errorPrefix');
  const title = prefix + t('Seller.title');
  const path = routePath('contact-us-for-sell');
  return pageMetadata({ locale, path, title, description: t('Home.sellText'), hidden: true }, localeRouting());
}

/** The form as the server saved it for a browser without JavaScript. The second visit redirects to the empty form. */
export default async function SellersAgainPage({ params }: Props) {
  const locale = await pageLocale(params);
  const submitted = formFlash((await params).token);
  const form = localizedPath(locale, routePath('contact-us-for-sell'), localeRouting());
  if (submitted === undefined) redirect(form);
  return <SellersView locale={locale} submitted={submitted} reportedPath={`${form}/again/:token`} />;
}
