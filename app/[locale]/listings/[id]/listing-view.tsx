import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { ContactWidget } from '@/components/contact/contact-widget';
import { ArticleGrid } from '@/components/content/article-card';
import { AgentCard } from '@/components/listing/agent-card';
import { ListingBar } from '@/components/listing/listing-bar';
import { ListingDetail } from '@/components/listing/listing-detail';
import { ListingGrid } from '@/components/listing/listing-grid';
import { RenovationLedger } from '@/components/listing/renovation-ledger';
import { ViewedHome } from '@/components/saved/viewed-home';
import { PageFrame } from '@/components/ui/page-frame';
import { Section } from '@/components/ui/section';
import { listingFacts } from '@/lib/analytics/listing-facts';
import { articlesAbout } from '@/lib/content/articles.server';
import type { Listing } from '@/lib/content/collections';
import { contactWidgets } from '@/lib/content/contact-widgets.server';
import { landmarksNear } from '@/lib/content/landmarks.server';
import { toListingSummary } from '@/lib/content/listing-summary';
import { similarListings } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { findMember } from '@/lib/content/team.server';
import { renovationLedger } from '@/lib/content/works.server';
import type { Locale } from '@/lib/i18n/locales';
import { withSmallPicture } from '@/lib/images/small-picture.server';
import type { Typed } from '@/lib/property/figures';
import { listingArea } from './listing-area';
import { ListingData } from './listing-data';
import { ListingMoney } from './listing-money';
import { listingUrl } from './listing-url';

type Props = {
  listing: Listing;
  locale: Locale;
  typed: Typed;
  /** The URL reported to analytics if the real one contains a visitor's income and debts. */
  told?: string;
};

/** The page of a listing, with the figures that a visitor typed into its calculators. */
export async function ListingView({ listing, locale, typed, told }: Props) {
  const { districtCode } = listing.address;
  const [allPlaces, agent, ledger, similar, widgets, landmarks, articles, area] = await Promise.all([
    places(),
    listing.agent === undefined ? undefined : findMember(listing.agent),
    renovationLedger(listing.works),
    similarListings(listing, 3),
    contactWidgets(),
    listing.geo === undefined ? [] : landmarksNear(listing.geo),
    articlesAbout({ id: listing.id, districtCode }, 3),
    listingArea(listing, locale),
  ]);
  const t = await getTranslations({ locale, namespace: 'Listing' });
  const now = Date.now();
  const url = listingUrl(listing, locale);
  return (
    <PageFrame>
      <PageView route="listing" facts={listingFacts(listing, allPlaces)} told={told} />
      <ListingData listing={listing} locale={locale} />
      <ListingDetail
        listing={listing}
        places={allPlaces}
        area={area}
        landmarks={landmarks}
        now={now}
        contact={
          <AgentCard
            listing={listing}
            url={url}
            {...(agent ? { agent } : {})}
            channels={<ContactWidget look="row" label={t('channels')} fromServer={widgets} />}
          />
        }
        money={<ListingMoney listing={listing} locale={locale} typed={typed} now={now} />}
      />
      {/* The print version is one A4 page with this listing only. */}
      <div className="print:hidden">
        {ledger.length > 0 ? (
          <Section id="works" title={t('works')}>
            <RenovationLedger entries={ledger} places={allPlaces} />
          </Section>
        ) : null}
        {similar.length > 0 ? (
          <Section id="similar" title={t('similar')} {...(area ? { more: area } : {})}>
            <ListingGrid listings={similar} places={allPlaces} now={now} strip />
          </Section>
        ) : null}
        <Section id="articles" title={t('articles')} empty={articles.length === 0}>
          <ArticleGrid articles={articles} strip />
        </Section>
      </div>
      <ViewedHome home={withSmallPicture(toListingSummary(listing))} />
      <ListingBar listing={listing} url={url} {...(agent ? { agent } : {})} />
    </PageFrame>
  );
}
