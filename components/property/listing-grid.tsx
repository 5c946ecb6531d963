import { useLocale, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { type NearStation, nearestStations } from '@/lib/content/distance';
import { toListingSummary } from '@/lib/content/listing-summary';
import type { Places } from '@/lib/content/places.server';
import { shortDate } from '@/lib/i18n/dates';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedText } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import { withSmallPicture } from '@/lib/media/small-picture.server';
import { routePath } from '@/lib/navigation/routes';
import type { PriceEvidence } from '@/lib/property/comparables';
import { Photo } from '../media/photo';
import { HiddenHomesNote, HideButton, SaveButton } from '../saved/home-marks';
import { CARD_SIZES, Card, CardEyebrow, CardGrid, CardTitle } from '../ui/card';
import { Icon } from '../ui/icon';
import { LocalizedText } from '../ui/text';
import { CardPhotos } from './card-photos';
import { CompareButton } from './compare-button';
import { ListingPrice } from './listing-price';
import { ListingBadges } from './listing-status';
import { ListingMeasures, ListingPlace } from './place-and-measures';

type Props = {
  listings: readonly Listing[];
  places: Places;
  now: number;
  firstAboveFold?: boolean;
  strip?: boolean;
  columns?: 2 | 3;
  /** By listing id. */
  evidence?: ReadonlyMap<string, PriceEvidence> | undefined;
};

export function ListingGrid({ listings, places, now, firstAboveFold = false, evidence, ...grid }: Props) {
  return (
    <div data-home-list="">
      <CardGrid
        {...grid}
        items={listings}
        card={(listing, index) => (
          <ListingCard
            listing={listing}
            places={places}
            now={now}
            first={firstAboveFold && index === 0}
            evidence={evidence?.get(listing.id)}
          />
        )}
      />
      <HiddenHomesNote ids={listings.map(({ id }) => id)} />
    </div>
  );
}

/** Maximum straight-line distance, in metres, of a station on a card. */
const STATION_WITHIN_M = 1_500;

/** A card shows only the first photos; the listing's page shows all. */
const MAX_PHOTOS = 5;

type ListingCardProps = {
  listing: Listing;
  places: Places;
  now: number;
  first?: boolean;
  evidence?: PriceEvidence | undefined;
};

export function ListingCard({ listing, places, now, first = false, evidence }: ListingCardProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [station] = listing.geo ? nearestStations(listing.geo, places.stations.values(), STATION_WITHIN_M, 1) : [];
  const home = withSmallPicture(toListingSummary(listing));
  const isLeaseSold = listing.deal === 'sale' && listing.tenure === 'leasehold';
  return (
    <Card
      home={listing.id}
      picture={<CardPicture listing={listing} first={first} />}
      shape="photo"
      badges={<ListingBadges listing={listing} now={now} />}
      corner={<SaveButton home={home} label={t('Saved.save')} className="absolute top-1.5 right-1.5 z-2" />}
      control={<HideButton id={listing.id} code={listing.code} />}
    >
      <CardEyebrow>
        <span>
          {[t(`Deal.${listing.deal}`), ...(isLeaseSold ? [t('Tenure.leasehold')] : []), listing.code].join(' · ')}
        </span>
        {listing.verifiedAt ? (
          <span>{t('Listing.checkedOn', { date: shortDate(listing.verifiedAt, locale) })}</span>
        ) : null}
      </CardEyebrow>
      {/* The price wraps before the button moves to its own line. */}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-min flex-[1_1_0]">
          <ListingPrice listing={listing} />
        </div>
        <CompareButton
          home={home}
          label={t('Compare.toggleLabel', { code: listing.code })}
          text={t('Compare.toggle')}
          className="relative z-2 -my-1.5 -mr-2 px-2 print:hidden"
        />
      </div>
      {evidence ? (
        <p className="card-line font-medium text-metro-green text-sm">
          <Icon name="trending-down" />
          {t('Price.belowMedian', { percent: evidence.percentBelow, count: evidence.count })}
        </p>
      ) : null}
      <CardTitle href={routePath('listing', { id: listing.id })}>
        <LocalizedText content={listing.title} />
      </CardTitle>
      <ListingMeasures listing={listing} />
      <p className="card-line text-muted text-sm">
        <Icon name="map-pin" />
        {t(`PropertyType.${listing.propertyType}`)} · <ListingPlace listing={listing} places={places} />
      </p>
      {station ? <StationLine near={station} /> : null}
    </Card>
  );
}

function CardPicture({ listing, first }: { listing: Listing; first: boolean }) {
  const t = useTranslations('Listing');
  const [cover, ...others] = listing.media.filter((item) => item.kind === 'photo').slice(0, MAX_PHOTOS);
  if (cover === undefined) return <p className="flex h-full items-center justify-center text-muted">{t('noPhoto')}</p>;
  const photo = <Photo picture={cover} first={first} decorative sizes={CARD_SIZES} />;
  if (others.length === 0) return photo;
  return (
    <CardPhotos
      href={routePath('listing', { id: listing.id })}
      cover={photo}
      others={others.map(({ url, width, height, colour }) => ({ url, width, height, colour }))}
      sizes={CARD_SIZES}
      labels={{ previous: t('previousPhoto', { code: listing.code }), next: t('nextPhoto', { code: listing.code }) }}
    />
  );
}

function StationLine({ near: { station, metres, minutes } }: { near: NearStation }) {
  const t = useTranslations('Measure');
  return (
    <p className="card-line text-muted text-sm">
      <Icon name="train-front" />
      {t('walk', {
        station: unbroken(localizedText(station.name, useLocale()).text),
        metres: formatNumber(metres),
        minutes,
      })}
    </p>
  );
}
