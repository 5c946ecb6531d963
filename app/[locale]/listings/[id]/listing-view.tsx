import { useTranslations } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ANY_SEARCH } from 'thai-property-search/params';
import { HomeAlertLink } from '@/components/alerts/alert-links';
import { PageView } from '@/components/analytics/page-view';
import { ContactWidget } from '@/components/contact/contact-widget';
import { ArticleGrid } from '@/components/content/article-list';
import { PageFrame } from '@/components/layout/page-frame';
import { AgentCard, ListingBar } from '@/components/property/agent-card';
import { areaLabels } from '@/components/property/area-labels';
import { HomeSums } from '@/components/property/home-sums';
import { ListingDetail } from '@/components/property/listing-detail';
import { ListingGallery } from '@/components/property/listing-gallery';
import { ListingGrid } from '@/components/property/listing-grid';
import { Block, PageSection, SECTIONS, type SectionName } from '@/components/property/listing-sections';
import { StatusBanner } from '@/components/property/listing-status';
import { NoComparison, PriceComparison, PriceHistory } from '@/components/property/price-context';
import { RenovationLedger } from '@/components/property/renovation-ledger';
import { LeaseCosts, MovingIn } from '@/components/property/tenancy-costs';
import { RecentHomeRecorder } from '@/components/saved/home-marks';
import { searchPath } from '@/components/search/search-path';
import { LinkButton } from '@/components/ui/button';
import { Section } from '@/components/ui/text';
import { listingFacts } from '@/lib/analytics/view-facts.server';
import type { District, Listing, Province } from '@/lib/content/collections';
import { mediaIn } from '@/lib/content/gallery';
import { toListingSummary } from '@/lib/content/listing-summary';
import { areas, landmarksNear, places } from '@/lib/content/places.server';
import { articlesAbout, contactWidgets, findMember, offices, renovationLedger } from '@/lib/content/published.server';
import { bangkokDay, longDate } from '@/lib/i18n/dates';
import { type Locale, localizedPath, localizedText } from '@/lib/i18n/locales';
import { withSmallPicture } from '@/lib/media/small-picture.server';
import { areaPath } from '@/lib/navigation/area-path';
import { routePath } from '@/lib/navigation/routes';
import { areaLists } from '@/lib/property/area-homes.server';
import { comparables, priceEvidence, priceEvidenceOf } from '@/lib/property/comparables';
import type { Typed } from '@/lib/property/figures';
import { wholeMonthsUntil } from '@/lib/property/home-facts';
import { homeSums, type HomeSums as Sums } from '@/lib/property/home-sums';
import { currentMarket } from '@/lib/property/price-market.server';
import { similarListings } from '@/lib/property/similar-listings.server';
import { listingData } from '@/lib/seo/listing-data';
import { hubTrips } from '@/lib/transit/hub-trips.server';
import { listingUrl, localeRouting, siteUrl } from '../../../site-url';
import { StructuredData } from '../../structured-data';

type ListingCostsProps = { listing: Listing; locale: Locale; typed: Typed; now: number; home: Sums };

async function ListingCosts({ listing, locale, typed, now, home }: ListingCostsProps) {
  const [{ Sums: words }, t] = await Promise.all([
    getMessages({ locale }),
    getTranslations({ locale, namespace: 'SumsNotes' }),
  ]);
  const day = bangkokDay(now);
  return (
    <Block id="sums" title={t('title')}>
      <HomeSums
        listing={listing.id}
        action={localizedPath(locale, routePath('listing', { id: listing.id }), localeRouting())}
        home={home}
        typed={typed}
        day={day}
        words={words}
        note={t('asOf', { date: longDate(day, locale) })}
      />
    </Block>
  );
}

/** The area page with listings of the same type in the same district. Undefined if there are none. */
async function listingArea(
  { address, propertyType }: Pick<Listing, 'address' | 'propertyType'>,
  locale: Locale,
): Promise<{ href: string; label: string } | undefined> {
  const [{ byCode }, { homesIn }, labels] = await Promise.all([areas(), areaLists(), areaLabels(locale)]);
  const area = byCode.get(address.districtCode);
  if (area === undefined || homesIn(area.code, propertyType).length === 0) return undefined;
  return { href: areaPath(area, propertyType), label: labels.all(area, propertyType) };
}

async function ListingData({ listing, locale }: { listing: Listing; locale: Locale }) {
  const [{ districts, provinces }, t, area] = await Promise.all([
    places(),
    getTranslations({ locale, namespace: 'Menu' }),
    listingArea(listing, locale),
  ]);
  const nameOf = (place: District | Province | undefined) => (place ? localizedText(place.name, locale).text : '');
  const context = {
    ...{ locale, site: siteUrl(), url: listingUrl(listing, locale) },
    district: nameOf(districts.get(listing.address.districtCode)),
    province: nameOf(provinces.get(listing.address.provinceCode)),
  };
  return (
    <StructuredData
      locale={locale}
      path={routePath('listing', { id: listing.id })}
      breadcrumbs={[{ href: routePath('properties', { page: 1 }), label: t('properties') }, ...(area ? [area] : [])]}
      current={listing.code}
      nodes={[listingData(listing, context)]}
    />
  );
}

type Props = {
  listing: Listing;
  locale: Locale;
  typed: Typed;
  /** The URL reported to analytics if the real one contains a visitor's income and debts. */
  reportedPath?: string;
  /** Said above a preview, which is not counted, described to search engines, or remembered. */
  preview?: ReactNode;
};

function leaseForSale({ deal, tenure, price, leaseEnd }: Listing, now: number) {
  if (deal !== 'sale' || tenure !== 'leasehold' || price === null || leaseEnd === undefined) return null;
  const months = wholeMonthsUntil(leaseEnd, bangkokDay(now));
  return months > 0 ? { price, months } : null;
}

async function pageContent(listing: Listing, locale: Locale, now: number) {
  const [allPlaces, agent, inspector, ledger, similar, market, widgets, landmarks, trips, articles, area, [office]] =
    await Promise.all([
      places(),
      listing.agent === undefined ? undefined : findMember(listing.agent),
      listing.inspection?.by === undefined ? undefined : findMember(listing.inspection.by),
      renovationLedger(listing.works),
      similarListings(listing, 3),
      currentMarket(now),
      contactWidgets(),
      listing.geo === undefined ? [] : landmarksNear(listing.geo),
      hubTrips(listing.geo),
      articlesAbout(listing, 3),
      listingArea(listing, locale),
      offices(),
    ]);
  const compared = comparables(listing, market);
  const isSold = listing.recordStatus === 'Sold';
  const sums = isSold ? null : homeSums(listing, bangkokDay(now));
  const { leaseTerms, price } = listing;
  const movingIn = !isSold && leaseTerms && price !== null ? { rent: price, terms: leaseTerms } : null;
  const lease = isSold ? null : leaseForSale(listing, now);
  const has: Record<SectionName, boolean> = {
    overview: true,
    plan: listing.media.some(({ kind }) => kind !== 'photo'),
    place: listing.geo !== undefined,
    price: price !== null,
    money: sums !== null || movingIn !== null || lease !== null,
    similar: true,
  };
  // On the page of a sold home, similar homes come first.
  const order = isSold ? (['similar', ...SECTIONS.filter((name) => name !== 'similar')] as const) : SECTIONS;
  const sections = order.filter((name) => has[name]);
  return {
    ...{ allPlaces, inspector, ledger, similar, market, widgets, landmarks, trips, articles, area },
    ...{ compared, sums, movingIn, lease, sections, isSold },
    ofAgent: agent ? { agent } : {},
    evidence: priceEvidence(listing, market),
    hours: office?.hours ?? [],
  };
}

/** Says so, and leads to the same kind of homes everywhere. */
function NoSimilarHomes({ listing: { propertyType, deal } }: { listing: Listing }) {
  const t = useTranslations();
  return (
    <div>
      <p className="mb-3 text-muted">{t('Listing.noSimilar')}</p>
      <LinkButton href={searchPath({ ...ANY_SEARCH, deal, types: [propertyType] })} variant="secondary">
        {t('Listing.searchKind', { type: t(`PropertyType.${propertyType}`), deal: t(`Deal.${deal}`) })}
      </LinkButton>
    </div>
  );
}

type SimilarProps = {
  listing: Listing;
  content: Awaited<ReturnType<typeof pageContent>>;
  title: string;
  now: number;
};

function SimilarHomes({ listing, content: { similar, allPlaces, market, area }, title, now }: SimilarProps) {
  return (
    <PageSection name="similar">
      <Section id="similar-homes" title={title} {...(area ? { more: area } : {})}>
        {similar.length === 0 ? (
          <NoSimilarHomes listing={listing} />
        ) : (
          <ListingGrid
            listings={similar}
            places={allPlaces}
            now={now}
            evidence={priceEvidenceOf(similar, market)}
            columns={listing.recordStatus === 'Sold' ? 'beside-map' : 3}
            strip
          />
        )}
      </Section>
    </PageSection>
  );
}

export async function ListingView({ listing: withAllMedia, locale, typed, reportedPath, preview }: Props) {
  const now = Date.now();
  const listing = { ...withAllMedia, media: mediaIn(withAllMedia.media, locale) };
  const [content, t] = await Promise.all([
    pageContent(listing, locale, now),
    getTranslations({ locale, namespace: 'Listing' }),
  ]);
  const { allPlaces, ofAgent, ledger, widgets, landmarks, trips, articles, area, compared, sums } = content;
  const { sections, evidence, hours, inspector, movingIn, lease, isSold } = content;
  const url = listingUrl(listing, locale);
  const hasSimilar = content.similar.length > 0;
  const similarHomes = <SimilarHomes listing={listing} content={content} title={t('similar')} now={now} />;
  return (
    <PageFrame>
      {preview ?? (
        <>
          <PageView route="listing" facts={listingFacts(listing, allPlaces)} reportedPath={reportedPath} />
          <ListingData listing={listing} locale={locale} />
          <RecentHomeRecorder home={withSmallPicture(toListingSummary(listing))} />
        </>
      )}
      <StatusBanner listing={listing} />
      <ListingDetail
        listing={listing}
        places={allPlaces}
        area={area}
        landmarks={landmarks}
        trips={trips}
        evidence={evidence}
        inspector={inspector}
        now={now}
        sections={sections}
        similarFirst={isSold ? <div className="print:hidden">{similarHomes}</div> : null}
        gallery={<ListingGallery listing={listing} url={url} {...ofAgent} />}
        contact={
          <AgentCard
            listing={listing}
            url={url}
            evidence={evidence}
            hours={hours}
            hasSimilar={hasSimilar}
            {...ofAgent}
            channels={<ContactWidget variant="row" label={t('channels')} fromServer={widgets} />}
          />
        }
        price={
          <>
            {compared ? <PriceComparison listing={listing} comparables={compared} now={now} /> : <NoComparison />}
            <PriceHistory listing={listing} />
            <HomeAlertLink id={listing.id} />
          </>
        }
        costs={
          <>
            {sums ? <ListingCosts listing={listing} locale={locale} typed={typed} now={now} home={sums} /> : null}
            {movingIn ? <MovingIn {...movingIn} /> : null}
            {lease ? <LeaseCosts listing={listing} {...lease} /> : null}
          </>
        }
      />
      {/* The print version is one A4 page with this listing only. */}
      <div className="print:hidden">
        {ledger.length > 0 ? (
          <details id="works" className="fold mt-6">
            <summary>{t('works')}</summary>
            <div className="py-4">
              <RenovationLedger entries={ledger} places={allPlaces} />
            </div>
          </details>
        ) : null}
        {isSold ? null : similarHomes}
        <Section id="articles" title={t('articles')} empty={articles.length === 0}>
          <ArticleGrid articles={articles} strip />
        </Section>
      </div>
      <ListingBar listing={listing} url={url} hasSimilar={hasSimilar} {...ofAgent} />
    </PageFrame>
  );
}
