import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { Thanks } from '@/components/leads/thanks';
import { buttonClass, LinkButton } from '@/components/ui/button';
import { lineShareUrl } from '@/lib/content/line-contact';
import { localizedPath } from '@/lib/i18n/locales';
import { leadReference } from '@/lib/leads/lead';
import { type LeftOutPhoto, readLeftOut } from '@/lib/leads/lead-form';
import { leadOfStatusSecret } from '@/lib/leads/seller-status.server';
import { statusPath } from '@/lib/navigation/lead-paths';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../../page-params';
import { localeRouting, siteUrl } from '../../../../site-url';

function LeftOut({ photos }: { photos: readonly LeftOutPhoto[] }) {
  const t = useTranslations('SellerSent');
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="left-out" className="mb-8 rounded-card border border-line bg-sunken p-5">
      <h2 id="left-out" className="text-xl">
        {t('leftOutTitle')}
      </h2>
      <ul className="my-2 list-disc pl-5">
        {photos.map(({ number, reason }) => (
          <li key={number}>{t(`leftOut.${reason}`, { number })}</li>
        ))}
      </ul>
      <p>{t('leftOutSend')}</p>
    </section>
  );
}

function StatusLink({ secret }: { secret: string }) {
  const t = useTranslations('SellerSent');
  const path = localizedPath(useLocale(), statusPath(secret), localeRouting());
  return (
    <section aria-labelledby="status" className="mb-8 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="status" className="text-xl">
        {t('statusTitle')}
      </h2>
      <p className="mt-2">{t('statusText')}</p>
      <p className="my-3 select-all break-all text-muted text-sm">{siteUrl() + path}</p>
      {/* Loads the page anew, so that no tag manager of this page sees its address. */}
      <div className="flex flex-wrap gap-2">
        <a href={path} className={buttonClass('secondary')}>
          {t('statusLink')}
        </a>
        <a
          href={lineShareUrl(siteUrl() + path)}
          rel="noopener noreferrer"
          target="_blank"
          className={buttonClass('secondary')}
        >
          {t('statusToLine')}
        </a>
      </div>
    </section>
  );
}

export const dynamic = 'force-dynamic';

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Props = { params: Promise<{ locale: string; reference: string }>; searchParams: Promise<Query> };

const pathOf = async (params: Props['params']) => {
  const path = routePath('contact-us-for-sell-sent', { reference: (await params).reference });
  return isValidPath(path) ? path : null;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const path = await pathOf(params);
  if (path === null) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'SellerSent' });
  const facts = { locale, path, title: t('title'), description: t('description'), hidden: true };
  return { ...pageMetadata(facts, localeRouting()), referrer: 'no-referrer' };
}

/** The confirmation with the reference number. Any reference in the right format is shown, without a lookup. */
export default async function SellerSentPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  if ((await pathOf(params)) === null) notFound();
  const { reference } = await params;
  const { left_out, status } = await searchParams;
  const id = typeof status === 'string' ? leadOfStatusSecret(status) : null;
  const t = await getTranslations({ locale, namespace: 'SellerSent' });
  const onward = (
    <LinkButton href={routePath('properties', { page: 1 })} variant="secondary">
      {t('listings')}
    </LinkButton>
  );
  const steps = [t('next1'), t('next2'), t('next3')];
  const form = localizedPath(locale, routePath('contact-us-for-sell'), localeRouting());
  return (
    <>
      <PageView route="contact-us-for-sell-sent" reportedPath={`${form}/sent/:reference`} />
      <Thanks title={t('title')} lead={t('lead')} reference={reference} steps={steps} onward={onward}>
        <LeftOut photos={readLeftOut(left_out)} />
        {id !== null && leadReference(id) === reference && <StatusLink secret={String(status)} />}
      </Thanks>
    </>
  );
}
