import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { serialiseSearchParams } from 'thai-property-search/params';
import { PageView } from '@/components/analytics/page-view';
import { SellCallToAction } from '@/components/layout/category-cards';
import { PageFrame } from '@/components/layout/page-frame';
import { type AreaLabels, areaDescription, areaLabels, areaSentences } from '@/components/property/area-labels';
import { SaveSearchButton } from '@/components/saved/save-search-button';
import { RequestLink } from '@/components/search/nothing-found';
import { searchPath } from '@/components/search/search-path';
import { SearchView } from '@/components/search/search-results';
import { LocalLink } from '@/components/ui/navigation';
import { Breadcrumbs } from '@/components/ui/page-links';
import { EmptyState, PageHeading, Section } from '@/components/ui/text';
import type { ViewFacts } from '@/lib/analytics/page-view';
import { CARDS_PER_PAGE } from '@/lib/config/site';
import { type Area, namedKind } from '@/lib/content/areas';
import { areas } from '@/lib/content/places.server';
import { unbroken } from '@/lib/i18n/line-breaks';
import { type Locale, localizedPath, localizedText } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import { areaPath } from '@/lib/navigation/area-path';
import { routePath } from '@/lib/navigation/routes';
import { offerOf } from '@/lib/property/area-facts';
import type { FilledArea } from '@/lib/property/area-homes.server';
import { priceEvidenceOf } from '@/lib/property/comparables';
import { currentMarket } from '@/lib/property/price-market.server';
import { type AreaStation, areaSearch } from '@/lib/search/area-search';
import type { AreaSummary, KindInArea } from '@/lib/search/area-summary.server';
import { findHomes } from '@/lib/search/find-homes.server';
import { paginate } from '@/lib/search/paginate';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { type DataNode, itemListData } from '@/lib/seo/structured-data';
import { shownTitle } from '@/lib/seo/title-length';
import { cardFor } from '../../../../cards/find-card';
import { notFoundMetadata } from '../../../../page-params';
import { localeRouting } from '../../../../site-url';
import { pageUrls, StructuredData } from '../../../structured-data';
import { type AreaParams, areaAt, areaCardId, type RequestedArea, summaryOf } from './area-at';

type AreaLink = { readonly href: string; readonly label: string; readonly note: string };

function AreaLinks({ links }: { links: readonly AreaLink[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ href, label, note }) => (
        <li key={href}>
          {/* Not prefetched, because there are many links, each to a different page. */}
          <LocalLink href={href} prefetch={false} className="door">
            {label}
            <small>{note}</small>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

type AreaElsewhereProps = { summary: AreaSummary; locale: Locale };

/** Within the same province, a district needs no province in its name. */
const nameBeside = (labels: AreaLabels, currentArea: Area, { area }: FilledArea) =>
  area.district === undefined || area.province.id === currentArea.province.id ? labels.short(area) : labels.place(area);

async function AreaElsewhere({ summary, locale }: AreaElsewhereProps) {
  const { area, kind, homes, otherKinds, stations, districts, near } = summary;
  const [t, labels] = await Promise.all([getTranslations({ locale }), areaLabels(locale)]);
  const noteOfKind = ({ kind: other, stats: { sale, rent, prices } }: KindInArea) => {
    const counted = labels.counted(other, sale + rent);
    const median = prices?.median ?? null;
    return median === null ? counted : t('AreaPage.note', { homes: counted, price: formatBaht(median) });
  };
  const stationLink = ({ station, count, search }: AreaStation) => ({
    href: searchPath(search),
    label: localizedText(station.name, locale).text,
    note: labels.counted(namedKind(kind, homes), count),
  });
  const linkTo = (other: FilledArea) => ({
    href: areaPath(other.area, kind),
    label: nameBeside(labels, area, other),
    note: labels.counted(namedKind(kind, other.homes), other.homes.length),
  });
  const nearby = area.district === undefined ? 'AreaPage.provinces' : 'AreaPage.near';
  return (
    <>
      <Section
        id="stations"
        title={t('AreaPage.stations')}
        lead={t('AreaPage.stationsLead')}
        empty={stations.length === 0}
      >
        <AreaLinks links={stations.map(stationLink)} />
      </Section>
      <Section id="kinds" title={t('AreaPage.kinds', { place: labels.place(area) })} empty={otherKinds.length === 0}>
        <AreaLinks
          links={otherKinds.map((other) => ({
            href: areaPath(area, other.kind),
            label: other.kind === 'homes' ? t('AreaPage.anyKind') : labels.kindName(other.kind),
            note: noteOfKind(other),
          }))}
        />
      </Section>
      <Section
        id="districts"
        title={t('AreaPage.districts', { place: labels.place(area) })}
        empty={districts.length === 0}
      >
        <AreaLinks links={districts.map(linkTo)} />
      </Section>
      <Section id="near" title={t(homes.length === 0 ? 'AreaPage.nearest' : nearby)} empty={near.length === 0}>
        <AreaLinks links={near.map(linkTo)} />
      </Section>
    </>
  );
}

type Props = { request: RequestedArea; locale: Locale; nodes: readonly DataNode[] };

async function AreaBreadcrumbs({ request: { area, kind, page }, locale, nodes }: Props) {
  const [t, labels, { byCode }] = await Promise.all([getTranslations({ locale }), areaLabels(locale), areas()]);
  const around = area.district === undefined ? undefined : byCode.get(area.province.id);
  const breadcrumbs = [
    { href: routePath('properties', { page: 1 }), label: t('Menu.properties') },
    ...(around ? [{ href: areaPath(around, 'homes'), label: labels.short(around) }] : []),
    ...(kind === 'homes' ? [] : [{ href: areaPath(area, 'homes'), label: labels.short(area) }]),
  ];
  const current = kind === 'homes' ? labels.short(area) : labels.kindName(kind);
  return (
    <>
      <StructuredData
        locale={locale}
        path={areaPath(area, kind, page)}
        breadcrumbs={breadcrumbs}
        current={current}
        nodes={nodes}
      />
      <Breadcrumbs items={breadcrumbs} current={current} />
    </>
  );
}

async function AreaParagraphs({ summary, locale }: { summary: AreaSummary; locale: Locale }) {
  const paragraphs = await areaSentences(summary, locale, (figure) => (
    <strong className="whitespace-nowrap">{figure}</strong>
  ));
  return paragraphs.map((sentences) => (
    <p key={sentences[0]?.key} className="mt-1 max-w-prose tabular-nums max-lg:text-sm">
      {sentences.map(({ key, sentence }) => (
        <Fragment key={key}>{sentence} </Fragment>
      ))}
    </p>
  ));
}

/** Prevents line breaks inside names, because browsers break Thai names at unnatural places. */
const wholeWords = (title: string, locale: Locale) =>
  locale === 'en-us'
    ? title
    : [...title.matchAll(/\S+/g)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 ? ' ' : null}
          <span className="inline-block">{part}</span>
        </Fragment>
      ));

/** Uses English names, for readable reports. */
const factsOf = ({ area: { district }, kind }: RequestedArea): ViewFacts => ({
  ...(kind === 'homes' ? {} : { property_type: kind }),
  ...(district === undefined ? {} : { district: district.name.en }),
});

export async function AreaView({ locale, params }: { locale: Locale; params: AreaParams }) {
  const request = await areaAt(params);
  if (request === null) notFound();
  const { area, kind, page } = request;
  const summary = await summaryOf(area, kind);
  const { homes, stats } = summary;
  const result = paginate(homes, page, CARDS_PER_PAGE);
  if (result === null) notFound();
  const named = namedKind(kind, homes);
  const listed = pageUrls('listing', result.items, locale);
  const [t, labels, found, market] = await Promise.all([
    getTranslations({ locale }),
    areaLabels(locale),
    findHomes(serialiseSearchParams({ ...areaSearch(area, kind), page })),
    currentMarket(Date.now()),
  ]);
  return (
    <PageFrame width="window">
      <PageView route={page === 1 ? 'area' : 'area-page'} facts={{ results: result.total, ...factsOf(request) }} />
      <AreaBreadcrumbs
        request={request}
        locale={locale}
        nodes={[itemListData(listed, result.total, (result.page - 1) * CARDS_PER_PAGE)]}
      />
      <PageHeading compact title={wholeWords(unbroken(labels.title(area, named, offerOf(stats))), locale)}>
        {page === 1 ? <AreaParagraphs summary={summary} locale={locale} /> : null}
      </PageHeading>
      {homes.length === 0 ? (
        <>
          <EmptyState
            title={t('AreaPage.emptyTitle', { kind: labels.kindName(kind).toLowerCase(), place: labels.place(area) })}
            text={t('AreaPage.emptyText')}
            action={{ href: routePath('properties', { page: 1 }), label: t('Category.emptyAction') }}
          />
          <RequestLink params={areaSearch(area, kind)} />
          <SaveSearchButton query={serialiseSearchParams(areaSearch(area, kind))} name={labels.all(area, named)} />
        </>
      ) : (
        <SearchView
          action={localizedPath(locale, routePath('search'), localeRouting())}
          found={found}
          homes={result.items}
          evidence={priceEvidenceOf(result.items, market)}
          hrefOf={(number) => areaPath(area, kind, number)}
        />
      )}
      <AreaElsewhere summary={summary} locale={locale} />
      <SellCallToAction />
    </PageFrame>
  );
}

export async function areaMetadata(locale: Locale, params: AreaParams): Promise<Metadata> {
  const request = await areaAt(params);
  if (request === null) return notFoundMetadata(locale);
  const { area, kind, page } = request;
  const summary = await summaryOf(area, kind);
  const { homes, stats } = summary;
  const [t, labels] = await Promise.all([getTranslations({ locale }), areaLabels(locale)]);
  const named = [area, namedKind(kind, homes), offerOf(stats)] as const;
  const plain = labels.title(...named);
  const counted = homes.length === 0 ? plain : t('AreaPage.counted', { title: plain, count: homes.length });
  const titles = [counted, plain, labels.shortTitle(...named)];
  const [first = t('Site.description'), ...others] = homes.length === 0 ? [] : await areaDescription(summary, locale);
  return pageMetadata(
    {
      locale,
      path: areaPath(area, kind, page),
      title: shownTitle(page === 1 ? titles : titles.map((title) => t('Category.pageTitle', { title, page }))),
      description: [page === 1 ? first : t('Category.pageDescription', { description: first, page }), ...others],
      hidden: homes.length === 0,
      picture: await cardFor({ locale, name: 'area', id: areaCardId(area, kind) }),
    },
    localeRouting(),
  );
}
