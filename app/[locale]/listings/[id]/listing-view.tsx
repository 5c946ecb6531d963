import { getMessages, getTranslations } from 'next-intl/server';
import { ArticleGrid } from '@/components/content/article-card';
import { WorkGrid } from '@/components/content/work-card';
import { AgentCard } from '@/components/listing/agent-card';
import { ListingBar } from '@/components/listing/listing-bar';
import { ListingDetail } from '@/components/listing/listing-detail';
import { ListingGrid } from '@/components/listing/listing-grid';
import { PriceComparison } from '@/components/listing/price-comparison';
import { HomeSums } from '@/components/money/home-sums';
import { ViewedHome } from '@/components/saved/viewed-home';
import { PageFrame } from '@/components/ui/page-frame';
import { Section } from '@/components/ui/section';
import { articlesAbout } from '@/lib/content/articles.server';
import type { Listing } from '@/lib/content/collections';
import { toListingSummary } from '@/lib/content/listing-summary';
import { allListings, similarListings } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { findMember } from '@/lib/content/team.server';
import { worksByIds } from '@/lib/content/works.server';
import { bangkokDay, longDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { withSmallPicture } from '@/lib/images/small-picture.server';
import { routePath } from '@/lib/navigation/routes';
import { comparables } from '@/lib/property/comparables';
import type { Typed } from '@/lib/property/figures';
import { homeSums } from '@/lib/property/home-sums';
import { marketOf } from '@/lib/property/price-market.server';
import { localeRouting } from '../../../locale-routing';

type MoneyProps = { listing: Listing; locale: Locale; typed: Typed; now: number };

/** What the price is beside others, and what buying, borrowing and letting come to. */
async function Money({ listing, locale, typed, now }: MoneyProps) {
  const [all, { Sums: words }, t] = await Promise.all([
    allListings(),
    getMessages({ locale }),
    getTranslations({ locale, namespace: 'SumsNotes' }),
  ]);
  const compared = comparables(listing, marketOf(all, now));
  const home = homeSums(listing);
  const day = bangkokDay(now);
  return (
    <>
      {compared === null ? null : <PriceComparison listing={listing} comparables={compared} />}
      {home === null || listing.recordStatus === 'Sold' ? null : (
        <HomeSums
          action={localizedPath(locale, routePath('listing', { id: listing.id }), localeRouting())}
          home={home}
          typed={typed}
          day={day}
          words={words}
          note={t('asOf', { date: longDate(day, locale) })}
        />
      )}
    </>
  );
}

type Props = { listing: Listing; locale: Locale; typed: Typed };

/** The page of a home, with the figures that somebody typed into its sums. */
export async function ListingView({ listing, locale, typed }: Props) {
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
        money={<Money listing={listing} locale={locale} typed={typed} now={now} />}
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
