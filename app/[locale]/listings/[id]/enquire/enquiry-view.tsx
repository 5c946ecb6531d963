import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { OfficeChannels } from '@/components/contact/office-channels';
import { EnquiryForm } from '@/components/leads/enquiry-form';
import { HomeSummary } from '@/components/leads/home-summary';
import { NextSteps } from '@/components/leads/next-steps';
import type { SubmittedForm } from '@/components/leads/submitted-form';
import { StatusBanner } from '@/components/property/status-banner';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PageFrame } from '@/components/ui/page-frame';
import { PageHeading } from '@/components/ui/section';
import { listingFacts } from '@/lib/analytics/listing-facts';
import type { Listing } from '@/lib/content/collections';
import { places } from '@/lib/content/places.server';
import { bangkokDay, dayAfter, weekdayDate } from '@/lib/i18n/dates';
import { formatInputDate } from '@/lib/i18n/input-date';
import type { Locale } from '@/lib/i18n/locales';
import { type ListingKind, VISIT_DAYS } from '@/lib/leads/lead-choices';
import { routePath } from '@/lib/navigation/routes';

/**
 * The days for a viewing, as form values. They begin tomorrow, because part of today may be over, and a page cached for
 * up to a day must not offer a day in the past.
 */
function viewingDays(locale: Locale) {
  const today = bangkokDay(Date.now());
  return Array.from({ length: VISIT_DAYS }, (_, before) => dayAfter(today, before + 1)).map((day) => ({
    value: formatInputDate(day),
    label: weekdayDate(day, locale),
  }));
}

/** `reportedPath` is the path reported to analytics if the URL itself is personal. */
type Props = { listing: Listing; locale: Locale; kind: ListingKind; submitted?: SubmittedForm; reportedPath?: string };

/** The enquiry page of a listing, with an empty form or the values in `submitted`. */
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
