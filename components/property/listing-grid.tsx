import { useLocale, useTranslations } from 'next-intl';
import { SITE } from '@/lib/config/site';
import type { Listing } from '@/lib/content/collections';
import { lineAskUrl } from '@/lib/content/line-contact';
import { toListingSummary } from '@/lib/content/listing-summary';
import type { Places } from '@/lib/content/places.server';
import { shortDate } from '@/lib/i18n/dates';
import { unbroken } from '@/lib/i18n/line-breaks';
import { LOCALE_FACTS, localizedText } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import type { PriceEvidence } from '@/lib/property/comparables';
import { USUAL_LOAN, usualInstalment } from '@/lib/property/home-sums';
import type { Trip } from '@/lib/transit/network';
import { CARD_SIZES, cardGridClass } from '../ui/card';
import { type HomeCardData, HomeCards } from './home-cards';
import { usePriceTexts } from './listing-price';
import { badgesOf, ListingBadges } from './listing-status';
import { useAreaName, useMeasures, useStationNear, useTripLegs } from './place-and-measures';

type Props = {
  listings: readonly Listing[];
  places: Places;
  now: number;
  firstAboveFold?: boolean;
  strip?: boolean;
  columns?: 3 | 'beside-map';
  /** By listing id. */
  evidence?: ReadonlyMap<string, PriceEvidence> | undefined;
  missed?: ReadonlyMap<string, string> | undefined;
  /** Whether the loan of the monthly payments is named below. A page with several lists names it once. */
  loanNote?: boolean;
  /** The way to a place, which a card shows instead of the nearest station. */
  trips?: { readonly to: string; readonly byId: ReadonlyMap<string, Trip> } | undefined;
};

export function ListingGrid({
  listings,
  places,
  now,
  firstAboveFold = false,
  evidence,
  missed,
  trips,
  loanNote = true,
  ...grid
}: Props) {
  const t = useTranslations();
  const cardOf = useCardOf({ places, now, evidence, missed, trips });
  const named = { code: '{code}' };
  const hasNote = loanNote && listings.some((listing) => usualInstalment(listing) !== null);
  return (
    <>
      <HomeCards
        homes={listings.map(cardOf)}
        words={{
          save: t('Saved.save'),
          hide: t('Saved.hide', named),
          compare: t('Compare.toggle'),
          compareOne: t('Compare.toggleLabel', named),
          previous: t('Listing.previousPhoto', named),
          next: t('Listing.nextPhoto', named),
          noPhoto: t('Listing.noPhoto'),
          chat: t('Listing.chat', named),
          chatUrl: lineAskUrl(SITE.lineId, named.code).replace(encodeURIComponent(named.code), named.code),
        }}
        sizes={CARD_SIZES}
        firstAboveFold={firstAboveFold}
        {...cardGridClass(grid)}
      />
      {hasNote ? <p className="mt-6 text-muted text-sm">{t('Price.instalmentNote', USUAL_LOAN)}</p> : null}
    </>
  );
}

const MAX_PHOTOS = 5;

function useCardOf({
  places,
  now,
  evidence,
  missed,
  trips,
}: Pick<Props, 'places' | 'now' | 'evidence' | 'missed' | 'trips'>) {
  const t = useTranslations();
  const locale = useLocale();
  const prices = usePriceTexts();
  const measures = useMeasures();
  const areaName = useAreaName(places);
  const stationNear = useStationNear(places);
  const legsOf = useTripLegs(places);
  const trainLine = (listing: Listing): HomeCardData['near'] => {
    const trip = trips?.byId.get(listing.id);
    if (trips === undefined || trip === undefined) return stationNear(listing);
    const { minutes } = trip;
    return [['train-front', `${t('Trip.to', { minutes, place: trips.to })} · ${legsOf(trip)}`]];
  };
  return (listing: Listing): HomeCardData => {
    const { picture: _, ...summary } = toListingSummary(listing);
    const isLeaseSold = listing.deal === 'sale' && listing.tenure === 'leasehold';
    const proof = evidence?.get(listing.id);
    const missedWish = missed?.get(listing.id);
    const title = localizedText(listing.title, locale);
    const { [LOCALE_FACTS[locale].language]: shown, ...otherTitles } = listing.title;
    // Without keys for what is missing, as they would be in the data of the page.
    return {
      home: shown === undefined ? summary : { ...summary, title: otherTitles },
      href: routePath('listing', { id: listing.id }),
      photos: listing.media
        .filter(({ kind }) => kind === 'photo')
        .slice(0, MAX_PHOTOS)
        .map(({ url, width, height, colour }) => (colour ? [url, width, height, colour] : [url, width, height])),
      ...(badgesOf(listing, now).length > 0 && { badges: <ListingBadges listing={listing} now={now} /> }),
      deal: [t(`Deal.${listing.deal}`), ...(isLeaseSold ? [t('Tenure.leasehold')] : [])].join(' · '),
      ...(listing.verifiedAt && { checked: t('Listing.checkedOn', { date: shortDate(listing.verifiedAt, locale) }) }),
      ...prices(listing),
      ...(proof && { below: t('Price.belowMedian', { percent: proof.percentBelow, count: proof.count }) }),
      ...(missedWish && { missed: missedWish }),
      title: title.lang === undefined ? [unbroken(title.text)] : [unbroken(title.text), title.lang],
      measures: measures(listing),
      near: [
        [
          'map-pin',
          `${t(`PropertyType.${listing.propertyType}`)} · ${areaName(listing.address.districtCode, listing.address.provinceCode)}`,
        ],
        ...trainLine(listing),
      ],
    };
  };
}
