import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AlertNotice } from '@/components/alerts/alert-notice';
import { ALERT_SENT_PATH, areAlertsOn } from '@/lib/alerts/alert-links.server';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../page-params';
import { localeRouting } from '../../../site-url';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  if (!areAlertsOn()) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Alerts' });
  const words = { title: t('sentTitle'), description: t('sentText') };
  return pageMetadata({ locale, path: ALERT_SENT_PATH, ...words, hidden: true }, localeRouting());
}

/** The same for every address, so that it tells nothing about one. */
export default async function AlertSentPage({ params }: Props) {
  const locale = await pageLocale(params);
  if (!areAlertsOn()) notFound();
  const t = await getTranslations({ locale, namespace: 'Alerts' });
  return <AlertNotice title={t('sentTitle')} text={t('sentText')} hint={t('sentSpam')} />;
}
