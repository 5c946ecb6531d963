import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { ServerErrorView } from '@/components/layout/server-error-view';
import { HeroSearch } from '@/components/search/hero-search';
import { localizedPath } from '@/lib/i18n/paths';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../../../locale-routing';
import { noneAtBuild } from '../../../none-at-build';
import { pageLocale } from '../../../page-locale';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; status: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { status } = await params;
  const t = await getTranslations({ locale, namespace: 'Error' });
  return { title: status === '404' ? t('notFoundTitle') : t('serverTitle'), robots: { index: false } };
}

/**
 * The error pages as whole HTML. What Next sends for an error is an empty shell that only scripts fill; our server
 * sends this page in its stead, with the error's status (server/error-pages.ts).
 */
export default async function StandInPage({ params }: Props) {
  const locale = await pageLocale(params);
  const { status } = await params;
  if (status === '404') {
    const action = localizedPath(locale, routePath('search'), localeRouting());
    return <NotFoundView search={<HeroSearch action={action} />} />;
  }
  return status === '500' ? <ServerErrorView /> : notFound();
}
