import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { OfficeChannels } from '@/components/contact/office-channels';
import { SellerForm } from '@/components/seller/seller-form';
import { WhatHappensNext } from '@/components/seller/what-happens-next';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PageFrame } from '@/components/ui/page-frame';
import { PageHeading } from '@/components/ui/page-heading';
import { provinceList } from '@/lib/content/places.server';
import { words } from '@/lib/i18n/words';
import { routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { localeRouting } from '../../locale-routing';
import { pageLocale } from '../../page-locale';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata(
    { locale, path: routePath('contact-us-for-sell'), title: t('Seller.title'), description: t('Home.sellText') },
    localeRouting(),
  );
}

export default async function SellersPage({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'Seller' });
  const [{ Seller, PropertyType }, provinces] = await Promise.all([getMessages({ locale }), provinceList()]);
  return (
    <PageFrame>
      <Breadcrumbs way={[]} here={t('title')} />
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <NextIntlClientProvider locale={locale} messages={{ Seller, PropertyType }}>
          <SellerForm
            action={`/api/seller-leads?locale=${locale}`}
            provinces={provinces.map(({ id, name }) => ({ id, name: words(name, locale).text }))}
            channels={<OfficeChannels />}
          />
        </NextIntlClientProvider>
        <WhatHappensNext />
      </div>
    </PageFrame>
  );
}
