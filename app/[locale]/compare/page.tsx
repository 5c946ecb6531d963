import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { PageView } from '@/components/analytics/page-view';
import { PageFrame } from '@/components/layout/page-frame';
import { ChosenComparison } from '@/components/property/compare-links';
import { CompareTable } from '@/components/property/compare-table';
import { ShareLinks } from '@/components/property/share-links';
import { LinkButton } from '@/components/ui/button';
import { Breadcrumbs } from '@/components/ui/page-links';
import { EmptyState, PageHeading } from '@/components/ui/text';
import { comparisonOpened, comparisonShared } from '@/lib/analytics/events';
import { shownMark } from '@/lib/analytics/site-event';
import { comparedQuery, MAX_COMPARED, readComparedIds } from '@/lib/content/ids';
import { findListing } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { findMember } from '@/lib/content/published.server';
import { routePath } from '@/lib/navigation/routes';
import { priceEvidenceOf } from '@/lib/property/comparables';
import { currentMarket } from '@/lib/property/price-market.server';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../cards/find-card';
import { pageLocale } from '../../page-params';
import { absoluteUrl, localeRouting } from '../../site-url';

export const dynamic = 'force-dynamic';

type Query = { ids?: string | string[] };
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

async function comparedHomes(ids: readonly string[]) {
  const listings = await Promise.all(ids.map(findListing));
  const agentOf = (id: string | undefined) => (id === undefined ? undefined : findMember(id));
  return Promise.all(
    listings
      .filter((listing) => listing !== undefined)
      .map(async (listing) => ({ listing, agent: await agentOf(listing.agent) })),
  );
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'Compare' });
  const path = routePath('compare') + comparedQuery(readComparedIds((await searchParams).ids));
  return pageMetadata(
    {
      ...{ locale, path, title: t('title'), description: t('description'), hidden: true },
      picture: await cardFor({ locale, name: 'compare' }),
    },
    localeRouting(),
  );
}

/** Compares listings. Sold listings of a link are shown, and removed ones are mentioned. */
export default async function ComparePage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const ids = readComparedIds((await searchParams).ids);
  const now = Date.now();
  const [homes, allPlaces, market] = await Promise.all([comparedHomes(ids), places(), currentMarket(now)]);
  const t = await getTranslations({ locale, namespace: 'Compare' });
  const listings = homes.map(({ listing }) => listing);
  const unlisted = ids.length - homes.length;
  const more = { href: routePath('properties', { page: 1 }), label: t('emptyAction') };
  const title = homes.length === 0 ? t('title') : t('titleOf', { count: homes.length });
  return (
    <PageFrame>
      <PageView route="compare" facts={{ results: homes.length }} />
      <div className="print:hidden">
        <Breadcrumbs items={[]} current={t('title')} />
      </div>
      <PageHeading title={title} />
      {unlisted > 0 ? (
        <p className="mb-6 rounded-card bg-lightblue px-5 py-3">{t('gone', { count: unlisted })}</p>
      ) : null}
      {homes.length === 0 ? (
        <ChosenComparison>
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={more} />
          <p className="mx-auto mt-5 hidden max-w-prose noscript:block">{t('emptyNoScripts')}</p>
        </ChosenComparison>
      ) : (
        <Comparison
          homes={homes}
          places={allPlaces}
          evidence={priceEvidenceOf(listings, market)}
          now={now}
          query={comparedQuery(ids)}
          title={title}
        />
      )}
    </PageFrame>
  );
}

type ComparisonProps = ComponentProps<typeof CompareTable> & { query: string; title: string };

function Comparison({ query, title, ...table }: ComparisonProps) {
  const t = useTranslations('Compare');
  const url = absoluteUrl(useLocale(), routePath('compare') + query);
  const count = table.homes.length;
  const isAlone = count === 1;
  const add = (
    <LinkButton href={routePath('properties', { page: 1 })} variant="secondary" size="small">
      {t('add')}
    </LinkButton>
  );
  return (
    <>
      <div className={isAlone ? 'grid items-start gap-6 lg:grid-cols-[2fr_1fr]' : ''}>
        {isAlone ? (
          <div className="rounded-card border border-line border-dashed bg-sunken px-5 py-8 text-center lg:order-1 print:hidden">
            <p className="mb-4 text-muted">{t('onlyOne')}</p>
            {add}
          </div>
        ) : null}
        <div {...shownMark(comparisonOpened(count), `comparison${query}`)}>
          <CompareTable {...table} />
        </div>
      </div>
      <div className="mt-8 space-y-4 print:hidden">
        {isAlone || count >= MAX_COMPARED ? null : add}
        <p className="text-muted">{t('lead')}</p>
        <ShareLinks title={title} url={url} shared={(channel) => comparisonShared(channel, count)} />
      </div>
    </>
  );
}
