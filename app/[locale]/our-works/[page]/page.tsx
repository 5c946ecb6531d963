import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { WorkGrid } from '@/components/content/works';
import { EmptyCategory } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumbs, Pagination } from '@/components/ui/page-links';
import { PageHeading } from '@/components/ui/text';
import { WORKS_PER_PAGE } from '@/lib/config/site';
import { places } from '@/lib/content/places.server';
import { works } from '@/lib/content/published.server';
import { entitiesOrFail } from '@/lib/content/store.server';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { paginate } from '@/lib/search/paginate';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { itemListData } from '@/lib/seo/structured-data';
import { cardFor } from '../../../cards/find-card';
import { noneAtBuild, pageLocale } from '../../../page-params';
import { localeRouting } from '../../../site-url';
import { pageUrls, StructuredData } from '../../structured-data';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; page: string }> };

const pageNumber = (page: string) => (isValidPath(routePath('our-works', { page })) ? Number(page) : null);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const page = pageNumber((await params).page);
  const t = await getTranslations({ locale });
  if (page === null) return { title: t('Error.notFoundTitle') };
  const title = t('Category.our-works.title');
  const description = t('Category.our-works.description');
  return pageMetadata(
    {
      locale,
      path: routePath('our-works', { page }),
      title: page === 1 ? title : t('Category.pageTitle', { title, page }),
      picture: await cardFor({ locale, name: 'our-works' }),
      description: page === 1 ? description : t('Category.pageDescription', { description, page }),
    },
    localeRouting(),
  );
}

export default async function WorksPage({ params }: Props) {
  const locale = await pageLocale(params);
  const page = pageNumber((await params).page);
  const [allWorks, allPlaces] = await Promise.all([works(), places()]);
  const result = page === null ? null : paginate(allWorks, page, WORKS_PER_PAGE);
  if (result === null) {
    // Rejects before the first load of the works, because a 404 is not yet certain.
    await entitiesOrFail('works');
    notFound();
  }
  const t = await getTranslations({ locale, namespace: 'Category' });
  const listed = pageUrls('our-works-content', result.items, locale);
  return (
    <PageFrame>
      <PageView route="our-works" facts={{ results: result.total }} />
      <StructuredData
        locale={locale}
        path={routePath('our-works', { page: result.page })}
        current={t('our-works.title')}
        nodes={[itemListData(listed, result.total, (result.page - 1) * WORKS_PER_PAGE)]}
      />
      <Breadcrumbs items={[]} current={t('our-works.title')} />
      <PageHeading title={t('our-works.title')} lead={t('our-works.lead')}>
        <h2 className="mt-3 font-normal text-base text-muted tabular-nums">{t('works', { count: result.total })}</h2>
      </PageHeading>
      {result.total === 0 ? (
        <EmptyCategory namespace="Category" />
      ) : (
        <WorkGrid works={result.items} places={allPlaces} firstAboveFold />
      )}
      <Pagination
        page={result.page}
        pages={result.pages}
        hrefOf={(number) => routePath('our-works', { page: number })}
      />
    </PageFrame>
  );
}
