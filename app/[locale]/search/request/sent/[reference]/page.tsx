import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { Thanks } from '@/components/leads/thanks';
import { LinkButton } from '@/components/ui/button';
import { localizedPath } from '@/lib/i18n/locales';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../../../page-params';
import { localeRouting } from '../../../../../site-url';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; reference: string }> };

const pathOf = async (params: Props['params']) => {
  const path = routePath('search-request-sent', { reference: (await params).reference });
  return isValidPath(path) ? path : null;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const path = await pathOf(params);
  if (path === null) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Request.sent' });
  const facts = { locale, path, title: t('title'), description: t('description'), hidden: true };
  return pageMetadata(facts, localeRouting());
}

/** The confirmation with the reference number. Any reference in the right format is shown, without a lookup. */
export default async function RequestSentPage({ params }: Props) {
  const locale = await pageLocale(params);
  if ((await pathOf(params)) === null) notFound();
  const { reference } = await params;
  const t = await getTranslations({ locale, namespace: 'Request.sent' });
  const onward = (
    <LinkButton href={routePath('search')} variant="secondary">
      {t('onward')}
    </LinkButton>
  );
  const form = localizedPath(locale, routePath('search-request'), localeRouting());
  return (
    <>
      <PageView route="search-request-sent" reportedPath={`${form}/sent/:reference`} />
      <Thanks
        title={t('title')}
        lead={t('lead')}
        reference={reference}
        steps={[t('next1'), t('next2'), t('next3')]}
        onward={onward}
      />
    </>
  );
}
