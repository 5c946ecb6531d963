import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CategoryCards } from '@/components/layout/category-cards';
import { NotFoundView } from '@/components/layout/not-found-view';
import { ServerErrorView } from '@/components/layout/server-error-view';
import { HeroSearch } from '@/components/search/hero-search';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { noneAtBuild, pageLocale } from '../../../page-params';
import { localeRouting } from '../../../site-url';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; status: string }> };

const WITH_SEARCH = [404, 400, 405, 414];
const statusWithSearch = (status: string) => WITH_SEARCH.find((searchStatus) => String(searchStatus) === status);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const status = statusWithSearch((await params).status);
  const t = await getTranslations({ locale });
  const title = t(
    status === undefined ? 'Error.serverTitle' : status === 404 ? 'Error.notFoundTitle' : 'Refused.title',
  );
  return { title, robots: { index: false } };
}

/** Complete HTML for server/error-pages.ts: for an error, Next.js sends a shell that needs JavaScript. */
export default async function ErrorStatusPage({ params }: Props) {
  const locale = await pageLocale(params);
  const { status } = await params;
  if (status === '500') return <ServerErrorView />;
  const searchStatus = statusWithSearch(status) ?? notFound();
  const action = localizedPath(locale, routePath('search'), localeRouting());
  return (
    <NotFoundView status={searchStatus}>
      <HeroSearch action={action} />
      <CategoryCards />
    </NotFoundView>
  );
}
