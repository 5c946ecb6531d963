import { getMessages, getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { ContactWidget } from '@/components/contact/contact-widget';
import { ArticleGrid } from '@/components/content/article-list';
import { PageFrame } from '@/components/layout/page-frame';
import { AgentCard, ListingBar } from '@/components/property/agent-card';
import { areaLabels } from '@/components/property/area-labels';
import { HomeSums } from '@/components/property/home-sums';
import { ListingDetail } from '@/components/property/listing-detail';
import { ListingGrid } from '@/components/property/listing-grid';
import { PriceComparison } from '@/components/property/price-context';
import { RenovationLedger } from '@/components/property/renovation-ledger';
import { RecentHomeRecorder } from '@/components/saved/home-marks';
import { Section } from '@/components/ui/text';
import { listingFacts } from '@/lib/analytics/view-facts.server';
import type { District, Listing, Province } from '@/lib/content/collections';
import { toListingSummary } from '@/lib/content/listing-summary';
import { areas, landmarksNear, places } from '@/lib/content/places.server';
import { articlesAbout, contactWidgets, findMember, renovationLedger } from '@/lib/content/published.server';
import { bangkokDay, longDate } from '@/lib/i18n/dates';
import { type Locale, localizedPath, localizedText } from '@/lib/i18n/locales';
import { withSmallPicture } from '@/lib/media/small-picture.server';
import { areaPath } from '@/lib/navigation/area-path';
import { routePath } from '@/lib/navigation/routes';
import { areaLists } from '@/lib/property/area-homes.server';
import { comparables, priceEvidenceOf } from '@/lib/property/comparables';
import type { Typed } from '@/lib/property/figures';
import { homeSums } from '@/lib/property/home-sums';
import { currentMarket } from '@/lib/property/price-market.server';
import { similarListings } from '@/lib/property/similar-listings.server';
import { listingData } from '@/lib/seo/listing-data';
import { listingUrl, localeRouting, siteUrl } from '../../../site-url';
import { StructuredData } from '../../structured-data';

type ListingMoneyProps = { listing: Listing; locale: Locale; typed: Typed; now: number };

async function ListingMoney({ listing, locale, typed, now }: ListingMoneyProps) {
  const [market, { Sums: words }, t] = await Promise.all([
    currentMarket(now),
    getMessages({ locale }),
    getTranslations({ locale, namespace: 'SumsNotes' }),
  ]);
  const compared = comparables(listing, market);
  const day = bangkokDay(now);
  const home = homeSums(listing, day);
  return (
    <>
      {compared === null ? null : <PriceComparison listing={listing} comparables={compared} />}
      {home === null || listing.recordStatus === 'Sold' ? null : (
        <HomeSums
          listing={listing.id}
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
};

export async function ListingView({ listing, locale, typed, reportedPath }: Props) {
  const { districtCode } = listing.address;
  const now = Date.now();
  const [allPlaces, agent, ledger, similar, market, widgets, landmarks, articles, area] = await Promise.all([
    places(),
    listing.agent === undefined ? undefined : findMember(listing.agent),
    renovationLedger(listing.works),
    similarListings(listing, 3),
    currentMarket(now),
    contactWidgets(),
    listing.geo === undefined ? [] : landmarksNear(listing.geo),
    articlesAbout({ id: listing.id, districtCode }, 3),
    listingArea(listing, locale),
  ]);
  const t = await getTranslations({ locale, namespace: 'Listing' });
  const url = listingUrl(listing, locale);
  return (
    <PageFrame>
      <PageView route="listing" facts={listingFacts(listing, allPlaces)} reportedPath={reportedPath} />
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
            channels={<ContactWidget variant="row" label={t('channels')} fromServer={widgets} />}
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
            <ListingGrid
              listings={similar}
              places={allPlaces}
              now={now}
              evidence={priceEvidenceOf(similar, market)}
              strip
            />
          </Section>
        ) : null}
        <Section id="articles" title={t('articles')} empty={articles.length === 0}>
          <ArticleGrid articles={articles} strip />
        </Section>
      </div>
      <RecentHomeRecorder home={withSmallPicture(toListingSummary(listing))} />
      <ListingBar listing={listing} url={url} {...(agent ? { agent } : {})} />
    </PageFrame>
  );
}
