import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { PageFrame } from '@/components/layout/page-frame';
import { ComparisonLink } from '@/components/property/compare-links';
import { CompareTable } from '@/components/property/compare-table';
import { LinkButton } from '@/components/ui/button';
import { Breadcrumbs } from '@/components/ui/page-links';
import { EmptyState, PageHeading } from '@/components/ui/text';
import { comparisonOpened } from '@/lib/analytics/events';
import { shownMark } from '@/lib/analytics/site-event';
import { comparedQuery, MAX_COMPARED, readComparedIds } from '@/lib/content/ids';
import { findListing } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { findMember } from '@/lib/content/published.server';
import { routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../cards/find-card';
import { pageLocale } from '../../page-params';
import { localeRouting } from '../../site-url';

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
  const [homes, allPlaces] = await Promise.all([comparedHomes(ids), places()]);
  const t = await getTranslations({ locale, namespace: 'Compare' });
  const unlisted = ids.length - homes.length;
  const more = { href: routePath('properties', { page: 1 }), label: t('emptyAction') };
  return (
    <PageFrame>
      <PageView route="compare" facts={{ results: homes.length }} />
      <div className="print:hidden">
        <Breadcrumbs items={[]} current={t('title')} />
      </div>
      <PageHeading
        title={homes.length === 0 ? t('title') : t('titleOf', { count: homes.length })}
        lead={
          homes.length > 1 ? (
            <span className="print:hidden">
              {t('lead')} {t('differsLegend')}
            </span>
          ) : undefined
        }
      />
      {unlisted > 0 ? (
        <p className="mb-6 rounded-card bg-lightblue px-5 py-3">{t('gone', { count: unlisted })}</p>
      ) : null}
      {homes.length === 0 ? (
        <>
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={more} />
          <ComparisonLink />
        </>
      ) : (
        <>
          {homes.length === 1 ? <p className="mb-6 text-muted">{t('onlyOne')}</p> : null}
          <div {...shownMark(comparisonOpened(homes.length), `comparison${comparedQuery(ids)}`)}>
            <CompareTable homes={homes} places={allPlaces} now={Date.now()} />
          </div>
          {homes.length < MAX_COMPARED ? (
            <p className="mt-6 print:hidden">
              <LinkButton href={more.href} variant="secondary">
                {t('add')}
              </LinkButton>
            </p>
          ) : null}
        </>
      )}
    </PageFrame>
  );
}
