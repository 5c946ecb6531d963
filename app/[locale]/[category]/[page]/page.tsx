import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ANY_SEARCH, serialiseSearchParams } from 'thai-property-search/params';
import { PageView } from '@/components/analytics/page-view';
import { EmptyCategory } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { AreaDirectory } from '@/components/property/area-lists';
import { SearchView } from '@/components/search/search-results';
import { Breadcrumbs } from '@/components/ui/page-links';
import { PageHeading } from '@/components/ui/text';
import { CARDS_PER_PAGE } from '@/lib/config/site';
import {
  CATEGORY_COLLECTIONS,
  isListingCategory,
  type ListingCategory,
  listingsOf,
} from '@/lib/content/listings.server';
import { entitiesOrFail } from '@/lib/content/store.server';
import { localizedPath } from '@/lib/i18n/locales';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { priceEvidenceOf } from '@/lib/property/comparables';
import { currentMarket } from '@/lib/property/price-market.server';
import { findHomes } from '@/lib/search/find-homes.server';
import { paginate } from '@/lib/search/paginate';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { itemListData } from '@/lib/seo/structured-data';
import { cardFor } from '../../../cards/find-card';
import { noneAtBuild, pageLocale } from '../../../page-params';
import { localeRouting } from '../../../site-url';
import { pageUrls, StructuredData } from '../../structured-data';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; category: string; page: string }> };

/** R2: one of the four categories with a valid page number. Null for anything else. */
async function parse(params: Props['params']): Promise<{ category: ListingCategory; page: number } | null> {
  const { category, page } = await params;
  return isListingCategory(category) && isValidPath(routePath(category, { page }))
    ? { category, page: Number(page) }
    : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const request = await parse(params);
  const t = await getTranslations({ locale });
  if (request === null) return { title: t('Error.notFoundTitle') };
  const title = t(`Category.${request.category}.title`);
  const description = t(`Category.${request.category}.description`);
  // Before the first load of the listings, do not tell search engines that the category is empty.
  const isEmpty = await entitiesOrFail('listings').then(
    async () => (await listingsOf(request.category)).length === 0,
    () => false,
  );
  return pageMetadata(
    {
      locale,
      path: routePath(request.category, { page: request.page }),
      title: request.page === 1 ? title : t('Category.pageTitle', { title, page: request.page }),
      hidden: isEmpty,
      picture: await cardFor({ locale, name: request.category }),
      description:
        request.page === 1 ? description : t('Category.pageDescription', { description, page: request.page }),
    },
    localeRouting(),
  );
}

export default async function CategoryPage({ params }: Props) {
  const locale = await pageLocale(params);
  const request = await parse(params);
  if (request === null) notFound();
  const { category } = request;
  const [listings, market, found] = await Promise.all([
    listingsOf(category),
    currentMarket(Date.now()),
    findHomes(
      serialiseSearchParams({ ...ANY_SEARCH, collections: CATEGORY_COLLECTIONS[category], page: request.page }),
    ),
  ]);
  const result = paginate(listings, request.page, CARDS_PER_PAGE);
  if (result === null) {
    // Rejects before the first load of the listings, because a 404 is not yet certain.
    await entitiesOrFail('listings');
    notFound();
  }
  const t = await getTranslations({ locale, namespace: 'Category' });
  const listed = pageUrls('listing', result.items, locale);
  return (
    <PageFrame width="window">
      <PageView route={category} facts={{ results: result.total }} />
      <StructuredData
        locale={locale}
        path={routePath(category, { page: result.page })}
        current={t(`${category}.title`)}
        nodes={[itemListData(listed, result.total, (result.page - 1) * CARDS_PER_PAGE)]}
      />
      <Breadcrumbs items={[]} current={t(`${category}.title`)} className="max-lg:hidden" />
      <PageHeading compact title={t(`${category}.title`)} lead={t(`${category}.lead`)} />
      {result.total === 0 ? (
        <EmptyCategory namespace="Category" />
      ) : (
        <SearchView
          action={localizedPath(locale, routePath('search'), localeRouting())}
          found={found}
          homes={result.items}
          evidence={priceEvidenceOf(result.items, market)}
          hrefOf={(page) => routePath(category, { page })}
        />
      )}
      {category === 'properties' && result.page === 1 ? <AreaDirectory locale={locale} /> : null}
    </PageFrame>
  );
}
