import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { Button } from '@/components/ui/button';
import { longDate } from '@/lib/i18n/dates';
import { leadReference } from '@/lib/leads/lead';
import { answeredPath, leadOfLinkSecret } from '@/lib/leads/link-secrets.server';
import { findProgress } from '@/lib/leads/seller-status.server';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../../page-params';
import { localeRouting } from '../../../../site-url';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; secret: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { secret } = await params;
  if (leadOfLinkSecret('enquiry answered', secret) === null) return notFoundMetadata(locale);
  const title = (await getTranslations({ locale, namespace: 'Answered' }))('title');
  const facts = { locale, path: answeredPath(secret), title, description: title, hidden: true };
  return { ...pageMetadata(facts, localeRouting()), referrer: 'no-referrer', robots: { index: false, follow: false } };
}

/** Where staff mark an enquiry as answered (decision 61). Opening it changes nothing, because mail scanners open links. */
export default async function AnsweredPage({ params }: Props) {
  const locale = await pageLocale(params);
  const { secret } = await params;
  const id = leadOfLinkSecret('enquiry answered', secret);
  if (id === null) notFound();
  const t = await getTranslations({ locale, namespace: 'Answered' });
  const found = await findProgress(id);
  const { created_at, answered_on } = found ?? {};
  return (
    <PageFrame width="narrow" className="py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="mt-2 text-lg text-muted">{t('reference', { reference: leadReference(id) })}</p>
      {created_at && <p className="mt-1 text-muted">{t('received', { date: longDate(created_at, locale) })}</p>}
      <p className="mt-6 font-semibold text-lg">
        {answered_on ? t('answered', { date: longDate(answered_on, locale) }) : t(found ? 'open' : 'unknown')}
      </p>
      {found && !answered_on && (
        <form method="post" action={`/api${answeredPath(secret)}?locale=${locale}`} className="mt-6">
          <Button type="submit">{t('button')}</Button>
        </form>
      )}
    </PageFrame>
  );
}
