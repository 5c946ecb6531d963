import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { OfficeChannels } from '@/components/contact/contact-widget';
import { PageFrame } from '@/components/layout/page-frame';
import { SellerForm } from '@/components/leads/seller-form';
import { NextSteps } from '@/components/leads/thanks';
import { Breadcrumbs } from '@/components/ui/page-links';
import { PageHeading } from '@/components/ui/text';
import { provinceList } from '@/lib/content/places.server';
import { bangkokDay } from '@/lib/i18n/dates';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import type { SubmittedForm } from '@/lib/leads/lead-form';

const EXAMPLE_IN_MS = 14 * 24 * 3_600_000;

/** A day after the 12th, which shows that the month comes first. */
const exampleDay = () => bangkokDay(Date.now() + EXAMPLE_IN_MS).replace(/-(?:0\d|1[0-2])$/, '-20');

type Props = { locale: Locale; submitted?: SubmittedForm; reportedPath?: string };

export async function SellersView({ locale, submitted, reportedPath }: Props) {
  const t = await getTranslations({ locale, namespace: 'Seller' });
  const [{ Seller, PropertyType, TitleDeed }, provinces] = await Promise.all([getMessages({ locale }), provinceList()]);
  return (
    <PageFrame>
      <PageView route="contact-us-for-sell" reportedPath={reportedPath} />
      <Breadcrumbs items={[]} current={t('title')} />
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <NextIntlClientProvider locale={locale} messages={{ Seller, PropertyType, TitleDeed }}>
          <SellerForm
            action={`/api/seller-leads?locale=${locale}`}
            provinces={provinces.map(({ id, name }) => ({ value: id, label: localizedText(name, locale).text }))}
            exampleDay={exampleDay()}
            channels={<OfficeChannels />}
            submitted={submitted}
          />
        </NextIntlClientProvider>
        <NextSteps title={t('nextTitle')} steps={[t('next1'), t('next2'), t('next3')]} />
      </div>
    </PageFrame>
  );
}
