import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../cards/find-card';
import { pageLocale } from '../../page-params';
import { localeRouting } from '../../site-url';
import { StructuredData } from '../structured-data';
import { SellersView } from './sellers-view';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata(
    {
      locale,
      path: routePath('contact-us-for-sell'),
      title: t('Seller.title'),
      description: t('Home.sellText'),
      picture: await cardFor({ locale, name: 'contact-us-for-sell' }),
    },
    localeRouting(),
  );
}

export default async function SellersPage({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'Seller' });
  return (
    <>
      <StructuredData locale={locale} path={routePath('contact-us-for-sell')} current={t('title')} />
      <SellersView locale={locale} />
    </>
  );
}
