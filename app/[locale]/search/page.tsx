import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { type RawQuery, serialiseSearchParams } from 'thai-property-search/params';
import { PageView } from '@/components/analytics/page-view';
import { PageFrame } from '@/components/layout/page-frame';
import { EastAsianNote } from '@/components/search/east-asian-note';
import { IntentLines } from '@/components/search/intent-lines';
import { searchPath } from '@/components/search/search-path';
import { SearchView } from '@/components/search/search-results';
import { SearchHistoryRecorder, searchTitle } from '@/components/search/search-title';
import { Breadcrumbs } from '@/components/ui/page-links';
import { PageHeading } from '@/components/ui/text';
import { CARDS_PER_PAGE } from '@/lib/config/site';
import { listingsByIds } from '@/lib/content/listings.server';
import { areas } from '@/lib/content/places.server';
import { teamMembers } from '@/lib/content/published.server';
import { eastAsianLanguage } from '@/lib/i18n/east-asian-language';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedPath } from '@/lib/i18n/locales';
import { areaOfSearch } from '@/lib/navigation/area-path';
import { routePath } from '@/lib/navigation/routes';
import { areaPriceOf } from '@/lib/property/area-homes.server';
import { priceEvidenceOf } from '@/lib/property/comparables';
import { currentMarket } from '@/lib/property/price-market.server';
import { asksForAllFields, isForSearchEngines } from '@/lib/search/filters';
import { findHomes, tripsTo } from '@/lib/search/find-homes.server';
import { intentLines } from '@/lib/search/intents.server';
import { parseTypedParams } from '@/lib/search/typed-params';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { itemListData } from '@/lib/seo/structured-data';
import { cardFor } from '../../cards/find-card';
import { pageLocale } from '../../page-params';
import { localeRouting } from '../../site-url';
import { pageUrls, StructuredData } from '../structured-data';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

const find = cache(findHomes);

const findAll = async (query: Props['searchParams']) => find(serialiseSearchParams(parseTypedParams(await query)));

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { typed, result, places } = await findAll(searchParams);
  const t = await getTranslations({ locale });
  const name = await searchTitle(typed, places, locale);
  const title = result.page === 1 ? name.title : t('SearchTitle.page', { ...name, page: result.page });
  return pageMetadata(
    {
      locale,
      // If an area page has the same listings, it is the canonical page, because it has more content.
      path:
        areaOfSearch({ ...typed, page: result.page }, await areas()) ??
        searchPath({ ...typed, page: result.page, view: 'list', sort: undefined }),
      title,
      description: t('SearchTitle.description', { title, count: result.total }),
      picture: await cardFor({ locale, name: 'search' }),
      hidden: !isForSearchEngines(typed, result.total) || asksForAllFields(await searchParams),
    },
    localeRouting(),
  );
}

/** A phone has the words in the search row and in the chips below it, and a map fills its window. */
const REPEATED_ON_PHONES = 'max-lg:not-noscript:sr-only';

/** Puts the quoted text on its own line before it breaks, because browsers break Thai names at unnatural places. */
function withUnbrokenQuote(title: string) {
  const index = title.indexOf('“');
  return index < 0 ? (
    title
  ) : (
    <>
      {title.slice(0, index)}
      <span className="inline-block">{title.slice(index)}</span>
    </>
  );
}

export default async function SearchPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const found = await findAll(searchParams);
  const allFields = asksForAllFields(await searchParams);
  const { typed, parsed, places, result, nearest } = found;
  const t = await getTranslations({ locale, namespace: 'Search' });
  const { district, deal } = parsed;
  const areaPrice =
    district === undefined || deal === 'rent' || result.page > 1 ? undefined : await areaPriceOf(district);
  const action = localizedPath(locale, routePath('search'), localeRouting());
  const [homes, { heading }, market] = await Promise.all([
    listingsByIds(result.total === 0 ? nearest.map(({ id }) => id) : result.ids),
    searchTitle(typed, places, locale),
    currentMarket(Date.now()),
  ]);
  const trips = await tripsTo(parsed.reach, homes);
  const language = eastAsianLanguage(typed.q);
  return (
    <PageFrame width="window">
      {isForSearchEngines(typed, result.total) && areaOfSearch(typed, await areas()) === undefined ? (
        <StructuredData
          locale={locale}
          path={searchPath({ ...typed, page: result.page })}
          current={t('title')}
          nodes={[itemListData(pageUrls('listing', homes, locale), result.total, (result.page - 1) * CARDS_PER_PAGE)]}
        />
      ) : null}
      <PageView route="search" query={serialiseSearchParams(typed)} facts={{ results: result.total }} />
      <SearchHistoryRecorder params={typed} places={places} />
      <Breadcrumbs items={[]} current={t('title')} className="max-lg:hidden" />
      <PageHeading
        compact
        title={withUnbrokenQuote(unbroken(heading))}
        className={typed.q !== '' || typed.view === 'map' ? REPEATED_ON_PHONES : ''}
      />
      {language ? (
        <EastAsianNote
          language={language}
          members={await teamMembers()}
          englishPath={searchPath({ ...parsed, q: eastAsianLanguage(parsed.q) ? '' : parsed.q, page: 1 })}
          routing={localeRouting()}
        />
      ) : null}
      <IntentLines lines={await intentLines(found)} />
      <SearchView
        action={action}
        found={found}
        homes={homes}
        trips={trips}
        evidence={priceEvidenceOf(homes, market)}
        areaPrice={areaPrice}
        allFields={allFields}
      />
    </PageFrame>
  );
}
