import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ArticleGrid } from '@/components/content/article-card';
import { WorkGrid } from '@/components/content/work-card';
import { AgentCard } from '@/components/listing/agent-card';
import { ListingBar } from '@/components/listing/listing-bar';
import { ListingDetail } from '@/components/listing/listing-detail';
import { ListingGrid } from '@/components/listing/listing-grid';
import { ViewedHome } from '@/components/saved/viewed-home';
import { PageFrame } from '@/components/ui/page-frame';
import { Section } from '@/components/ui/section';
import { articlesAbout } from '@/lib/content/articles.server';
import type { Listing } from '@/lib/content/collections';
import { toListingSummary } from '@/lib/content/listing-summary';
import { findListing, similarListings } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { findMember } from '@/lib/content/team.server';
import { worksByIds } from '@/lib/content/works.server';
import { words } from '@/lib/i18n/words';
import { withSmallPicture } from '@/lib/images/small-picture.server';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { localeRouting } from '../../../locale-routing';
import { noneAtBuild } from '../../../none-at-build';
import { notFoundMetadata } from '../../../not-found-metadata';
import { pageLocale } from '../../../page-locale';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; id: string }> };

/** R3: an id of the right form that is there. */
async function find(params: Props['params']): Promise<Listing | undefined> {
  const { id } = await params;
  return isValidPath(routePath('listing', { id })) ? findListing(id) : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const listing = await find(params);
  if (listing === undefined) return notFoundMetadata(locale);
  const cover = listing.media.find((item) => item.kind === 'photo');
  return pageMetadata(
    {
      locale,
      path: routePath('listing', { id: listing.id }),
      title: words(listing.title, locale).text,
      description: words(listing.description, locale).text,
      ...(cover ? { picture: { ...cover, alt: words(cover.alt, locale).text } } : {}),
    },
    localeRouting(),
  );
}

export default async function ListingPage({ params }: Props) {
  const locale = await pageLocale(params);
  const listing = await find(params);
  if (listing === undefined) notFound();
  const { districtCode } = listing.address;
  const [allPlaces, agent, works, similar, articles] = await Promise.all([
    places(),
    listing.agent === undefined ? undefined : findMember(listing.agent),
    worksByIds(listing.works),
    similarListings(listing, 3),
    articlesAbout({ id: listing.id, districtCode }, 3),
  ]);
  const t = await getTranslations({ locale, namespace: 'Listing' });
  const now = Date.now();
  return (
    <PageFrame>
      <ListingDetail
        listing={listing}
        places={allPlaces}
        now={now}
        contact={<AgentCard listing={listing} {...(agent ? { agent } : {})} />}
      />
      {works.length > 0 ? (
        <Section id="works" title={t('works')}>
          <WorkGrid works={works} places={allPlaces} />
        </Section>
      ) : null}
      {similar.length > 0 ? (
        <Section id="similar" title={t('similar')}>
          <ListingGrid listings={similar} places={allPlaces} now={now} strip />
        </Section>
      ) : null}
      <Section id="articles" title={t('articles')}>
        <ArticleGrid articles={articles} strip />
      </Section>
      <ViewedHome home={withSmallPicture(toListingSummary(listing))} />
      <ListingBar listing={listing} {...(agent ? { agent } : {})} />
    </PageFrame>
  );
}
