import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { OfficeChannels } from '@/components/contact/contact-widget';
import { PageFrame } from '@/components/layout/page-frame';
import { EnquiryForm } from '@/components/leads/enquiry-form';
import { HomeSummary } from '@/components/leads/home-summary';
import { NextSteps } from '@/components/leads/thanks';
import { StatusBanner } from '@/components/property/listing-status';
import { Breadcrumbs } from '@/components/ui/page-links';
import { PageHeading } from '@/components/ui/text';
import { listingFacts } from '@/lib/analytics/view-facts.server';
import type { Listing } from '@/lib/content/collections';
import { places } from '@/lib/content/places.server';
import { bangkokDay, dayAfter, formatInputDate, weekdayDate } from '@/lib/i18n/dates';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { type ListingKind, type SubmittedForm, VISIT_DAYS } from '@/lib/leads/lead-form';
import { routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../../../cards/find-card';
import { notFoundMetadata, pageLocale } from '../../../../page-params';
import { localeRouting } from '../../../../site-url';
import { listingAt } from '../listing-at';

/** The days for a viewing, from tomorrow: a page cached for up to a day must not offer a past day. */
function viewingDays(locale: Locale) {
  const today = bangkokDay(Date.now());
  return Array.from({ length: VISIT_DAYS }, (_, before) => dayAfter(today, before + 1)).map((day) => ({
    value: formatInputDate(day),
    label: weekdayDate(day, locale),
  }));
}

type Props = { listing: Listing; locale: Locale; kind: ListingKind; submitted?: SubmittedForm; reportedPath?: string };

export async function EnquiryView({ listing, locale, kind, submitted, reportedPath }: Props) {
  const t = await getTranslations({ locale, namespace: 'Enquiry' });
  const [{ Seller, Enquiry }, allPlaces] = await Promise.all([getMessages({ locale }), places()]);
  const { id, code, price, recordStatus } = listing;
  return (
    <PageFrame>
      <PageView route="listing-enquire" facts={listingFacts(listing, allPlaces)} reportedPath={reportedPath} />
      <Breadcrumbs items={[{ href: routePath('listing', { id }), label: code }]} current={t('heading')} />
      <PageHeading title={t('heading')} lead={t('lead')} />
      <StatusBanner listing={listing}>{recordStatus === 'Reserved' ? t('waitingList') : null}</StatusBanner>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="lg:col-start-2">
          <HomeSummary listing={listing} places={allPlaces} />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <NextIntlClientProvider locale={locale} messages={{ Seller, Enquiry }}>
            <EnquiryForm
              key={kind}
              action={`/api/seller-leads?locale=${locale}`}
              listing={id}
              price={price}
              kind={kind}
              days={viewingDays(locale)}
              channels={<OfficeChannels />}
              submitted={submitted}
            />
          </NextIntlClientProvider>
        </div>
        <div className="h-full lg:col-start-2">
          <NextSteps title={t('nextTitle')} steps={[t('next1'), t('next2'), t('next3')]} />
        </div>
      </div>
    </PageFrame>
  );
}

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
      description: t('Enquiry.description', { title: localizedText(title, locale).text }),
      picture: await cardFor({ locale, name: 'listing', id }),
      hidden: true,
    },
    localeRouting(),
  );
}
