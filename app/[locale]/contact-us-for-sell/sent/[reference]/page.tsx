import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OfficeChannels } from '@/components/contact/office-channels';
import { NextSteps } from '@/components/lead/next-steps';
import { LinkButton } from '@/components/ui/link-button';
import { PageFrame } from '@/components/ui/page-frame';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { localeRouting } from '../../../../locale-routing';
import { notFoundMetadata } from '../../../../not-found-metadata';
import { pageLocale } from '../../../../page-locale';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; reference: string }> };

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
  return pageMetadata(facts, localeRouting());
}

/** Thanks, and the reference to read out: whatever has its form is shown, and nothing is looked up. */
export default async function SellerSentPage({ params }: Props) {
  const locale = await pageLocale(params);
  if ((await pathOf(params)) === null) notFound();
  const { reference } = await params;
  const t = await getTranslations({ locale, namespace: 'SellerSent' });
  return (
    <PageFrame narrow className="py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="mt-2 text-lg text-muted">{t('lead')}</p>
      <div className="my-8 rounded-card border-2 border-phprimary bg-surface p-5 text-center sm:p-8">
        <p className="font-medium">{t('reference')}</p>
        <p className="my-1 select-all font-semibold text-4xl tabular-nums leading-snug md:text-5xl">{reference}</p>
        <p className="text-muted text-sm">{t('referenceHint')}</p>
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        <NextSteps title={t('nextTitle')} steps={[t('next1'), t('next2'), t('next3')]} />
        <section aria-labelledby="channels">
          <h2 id="channels" className="text-xl">
            {t('channelsTitle')}
          </h2>
          <p className="mt-2 mb-4">{t('channelsText')}</p>
          <OfficeChannels />
        </section>
      </div>
      <p className="mt-10 border-line border-t pt-6">
        <LinkButton href={routePath('properties', { page: 1 })} variant="secondary">
          {t('listings')}
        </LinkButton>
      </p>
    </PageFrame>
  );
}
