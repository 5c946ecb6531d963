import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SellCall } from '@/components/layout/sell-call';
import { AreaDoors } from '@/components/listing/area-doors';
import { AreaStations } from '@/components/listing/area-stations';
import { areaWords } from '@/components/listing/area-words';
import { ListingGrid } from '@/components/listing/listing-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { PageFrame } from '@/components/ui/page-frame';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { CARDS_PER_PAGE } from '@/lib/config/site';
import { places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { areaPath } from '@/lib/navigation/area-path';
import { routePath } from '@/lib/navigation/routes';
import { offerOf } from '@/lib/property/area-facts';
import { areaSearch } from '@/lib/search/area-search';
import { paginate } from '@/lib/search/paginate';
import { itemListData } from '@/lib/seo/structured-data';
import { listedPages } from '../../../../listed-pages';
import { type AreaParams, areaAt, summaryOf } from './area-at';
import { AreaElsewhere } from './area-elsewhere';
import { AreaParagraph } from './area-paragraph';
import { AreaWay } from './area-way';

/** The homes of a kind in an area, what they cost, and where else to look. */
export async function AreaView({ locale, params }: { locale: Locale; params: AreaParams }) {
  const asked = await areaAt(params);
  if (asked === null) notFound();
  const { area, kind, page } = asked;
  const summary = await summaryOf(area, kind);
  const { homes, figures, stations } = summary;
  const result = paginate(homes, page, CARDS_PER_PAGE);
  if (result === null) notFound();
  const [t, say, allPlaces] = await Promise.all([getTranslations({ locale }), areaWords(locale), places()]);
  const listed = listedPages('listing', result.items, locale);
  const list = itemListData(listed, result.total, (page - 1) * CARDS_PER_PAGE);
  return (
    <PageFrame>
      <AreaWay area={area} kind={kind} page={page} locale={locale} nodes={[list]} />
      <PageHeading title={say.title(area, kind, offerOf(figures))}>
        {page === 1 ? <AreaParagraph summary={summary} locale={locale} /> : null}
        <AreaDoors search={areaSearch(area, kind)} figures={figures} name={say.all(area, kind)} />
        {page === 1 ? <AreaStations stations={stations} /> : null}
      </PageHeading>
      {homes.length === 0 ? (
        <EmptyState
          title={t('AreaPage.emptyTitle', { place: say.place(area) })}
          text={t('AreaPage.emptyText')}
          action={{ href: routePath('properties', { page: 1 }), label: t('Category.emptyAction') }}
        />
      ) : (
        <>
          <h2 className="mb-4 font-normal text-base text-muted tabular-nums">
            {t('Category.homes', { count: result.total })} · {t('Category.newestFirst')}
          </h2>
          <ListingGrid listings={result.items} places={allPlaces} now={Date.now()} firstAboveFold />
        </>
      )}
      <Pagination page={result.page} pages={result.pages} hrefOf={(number) => areaPath(area, kind, number)} />
      <AreaElsewhere summary={summary} locale={locale} />
      <SellCall />
    </PageFrame>
  );
}
