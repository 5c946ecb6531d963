import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyCategory } from '@/components/layout/empty-category';
import { ListingGrid } from '@/components/listing/listing-grid';
import { ResultsMap } from '@/components/map/results-map';
import { ActiveFilters } from '@/components/search/active-filters';
import { SearchForm } from '@/components/search/search-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { LocalLink } from '@/components/ui/local-link';
import { PageFrame } from '@/components/ui/page-frame';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { CARDS_PER_PAGE } from '@/lib/config/site';
import { listingsByIds } from '@/lib/content/listings.server';
import { places, provinceList } from '@/lib/content/places.server';
import { localizedPath } from '@/lib/i18n/paths';
import { routePath } from '@/lib/navigation/routes';
import { parseSearchParams, type RawQuery, type SearchParams, serialiseSearchParams } from '@/lib/search/params';
import { interpretSearch, searchEngine } from '@/lib/search/search.server';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { localeRouting } from '../../locale-routing';
import { pageLocale } from '../../page-locale';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

const searchPath = (params: SearchParams) => routePath('search') + serialiseSearchParams(params);

async function find(query: Props['searchParams']) {
  const interpretation = await interpretSearch(parseSearchParams(await query));
  const result = (await searchEngine()).search(interpretation.wanted, CARDS_PER_PAGE);
  return { ...interpretation, result };
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { asked, result } = await find(searchParams);
  const t = await getTranslations({ locale });
  return pageMetadata(
    {
      locale,
      path: searchPath({ ...asked, page: result.page }),
      title: asked.q ? t('Search.titleFor', { query: asked.q }) : t('Search.title'),
      description: t('Site.description'),
      hidden: result.total === 0 || asked.q !== '',
    },
    localeRouting(),
  );
}

export default async function SearchPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const [{ asked, wanted, result }, allPlaces, provinces] = await Promise.all([
    find(searchParams),
    places(),
    provinceList(),
  ]);
  const homes = await listingsByIds(result.ids);
  const t = await getTranslations({ locale, namespace: 'Search' });
  const isFiltered = serialiseSearchParams({ ...asked, page: 1 }) !== '';
  return (
    <PageFrame>
      <Breadcrumbs way={[]} here={t('title')} />
      <PageHeading title={asked.q ? t('titleFor', { query: asked.q }) : t('title')} />
      <div className="gap-8 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
        <SearchForm
          action={localizedPath(locale, routePath('search'), localeRouting())}
          params={asked}
          provinces={provinces}
          districts={[...allPlaces.districts.values()].filter(({ provinceCode }) => provinceCode === asked.province)}
        />
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 max-lg:mt-6">
            <h2 className="text-base tabular-nums">
              <span role="status">{t('results', { count: result.total })}</span>
            </h2>
            {isFiltered ? (
              <LocalLink
                href={routePath('search')}
                className="inline-flex min-h-11 items-center text-phprimary hover:underline"
              >
                {t('reset')}
              </LocalLink>
            ) : null}
          </div>
          <div className="mt-2 mb-5">
            <ActiveFilters params={asked} places={allPlaces} />
          </div>
          {asked.view === 'list' ? null : (
            <div className="mb-5 h-[28rem]">
              <ResultsMap params={wanted} />
            </div>
          )}
          {result.total === 0 ? (
            <EmptyCategory of="Search" />
          ) : (
            <ListingGrid listings={homes} places={allPlaces} now={Date.now()} columns={2} firstAboveFold />
          )}
          <Pagination page={result.page} pages={result.pages} hrefOf={(page) => searchPath({ ...asked, page })} />
        </div>
      </div>
    </PageFrame>
  );
}
