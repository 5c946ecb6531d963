import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { WorkView } from '@/components/content/work-view';
import { WorkGrid } from '@/components/content/works';
import { PageFrame } from '@/components/layout/page-frame';
import { ListingGrid } from '@/components/property/listing-grid';
import { Section } from '@/components/ui/text';
import type { Work } from '@/lib/content/collections';
import { findListing } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { findWork, membersByIds, works } from '@/lib/content/published.server';
import { localizedText } from '@/lib/i18n/locales';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { priceEvidenceOf } from '@/lib/property/comparables';
import { currentMarket } from '@/lib/property/price-market.server';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../../cards/find-card';
import { noneAtBuild, notFoundMetadata, pageLocale } from '../../../page-params';
import { localeRouting } from '../../../site-url';
import { StructuredData } from '../../structured-data';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; id: string }> };

async function find(params: Props['params']): Promise<Work | undefined> {
  const { id } = await params;
  return isValidPath(routePath('our-works-content', { id })) ? findWork(id) : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const work = await find(params);
  if (work === undefined) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Site' });
  const title = localizedText(work.title, locale).text;
  return pageMetadata(
    {
      locale,
      path: routePath('our-works-content', { id: work.id }),
      title,
      description: localizedText(work.scope, locale).text,
      facts: [t('summary', { title })],
      picture: await cardFor({ locale, name: 'our-works-content', id: work.id }),
      kind: 'article',
    },
    localeRouting(),
  );
}

export default async function WorkPage({ params }: Props) {
  const locale = await pageLocale(params);
  const work = await find(params);
  if (work === undefined) notFound();
  const [members, all, listing, allPlaces] = await Promise.all([
    membersByIds(work.members),
    works(),
    work.listing === undefined ? undefined : findListing(work.listing),
    places(),
  ]);
  const now = Date.now();
  const market = await currentMarket(now);
  const t = await getTranslations({ locale, namespace: 'Works' });
  const list = await getTranslations({ locale, namespace: 'Category' });
  const others = all.filter((other) => other.id !== work.id).slice(0, 3);
  return (
    <PageFrame>
      <PageView route="our-works-content" facts={{ content_id: work.id }} />
      <StructuredData
        locale={locale}
        path={routePath('our-works-content', { id: work.id })}
        breadcrumbs={[{ href: routePath('our-works', { page: 1 }), label: list('our-works.title') }]}
        current={localizedText(work.title, locale).text}
      />
      <WorkView work={work} members={members} places={allPlaces} />
      {listing ? (
        <Section id="listing" title={t('listing')}>
          <ListingGrid
            listings={[listing]}
            places={allPlaces}
            now={now}
            evidence={priceEvidenceOf([listing], market)}
          />
        </Section>
      ) : null}
      <Section id="more" title={t('more')} empty={others.length === 0}>
        <WorkGrid works={others} places={allPlaces} />
      </Section>
    </PageFrame>
  );
}
