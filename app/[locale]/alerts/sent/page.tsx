import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { LinkButton } from '@/components/ui/button';
import { ALERT_SENT_PATH, areAlertsOn } from '@/lib/alerts/alert-links.server';
import { routePath } from '@/lib/navigation/routes';
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
  return (
    <PageFrame width="narrow" className="py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{t('sentTitle')}</h1>
      <p className="mt-4 text-lg">{t('sentText')}</p>
      <p className="mt-4 text-muted">{t('sentSpam')}</p>
      <p className="mt-10 border-line border-t pt-6">
        <LinkButton href={routePath('search')} variant="secondary">
          {t('onward')}
        </LinkButton>
      </p>
    </PageFrame>
  );
}
