import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AlertForm } from '@/components/alerts/alert-form';
import { HomeSummary } from '@/components/leads/home-summary';
import { areAlertsOn, homeAlertPath } from '@/lib/alerts/alert-links.server';
import { places } from '@/lib/content/places.server';
import { routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../../page-params';
import { localeRouting } from '../../../../site-url';
import { listingAt } from '../listing-at';

export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined || !areAlertsOn()) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Alerts' });
  const words = { title: t('titleHome'), description: t('leadHome') };
  return pageMetadata({ locale, path: homeAlertPath(listing.id), ...words, hidden: true }, localeRouting());
}

/** The form for an alert about one home: its price, its sale and its return to the market. */
export default async function HomeAlertPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined || !areAlertsOn()) notFound();
  const t = await getTranslations({ locale, namespace: 'Alerts' });
  const { id, code } = listing;
  return (
    <AlertForm
      about={{ home: id }}
      from={{ href: routePath('listing', { id }), label: code }}
      title={t('titleHome')}
      lead={t('leadHome')}
      fault={[(await searchParams).fault].flat()[0]}
    >
      <HomeSummary listing={listing} places={await places()} />
    </AlertForm>
  );
}
