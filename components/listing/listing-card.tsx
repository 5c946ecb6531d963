import { useLocale, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { shortDate } from '@/lib/i18n/dates';
import { formatNumber } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { routePath } from '@/lib/navigation/routes';
import { nearestStations } from '@/lib/property/distance';
import { Photo } from '../media/photo';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/local-link';
import { Words } from '../ui/words';
import { ListingBadges } from './listing-badges';
import { ListingMeasures } from './listing-measures';
import { ListingPlace } from './listing-place';
import { ListingPrice } from './listing-price';

/** Stations further than this are not "near" on a card; straight-line metres. */
const STATION_WITHIN_M = 1_500;

type Props = { listing: Listing; places: Places; now: number; first?: boolean };

/** One home in a list. The title's link covers the whole card. */
export function ListingCard({ listing, places, now, first = false }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const cover = listing.media.find((item) => item.kind === 'photo');
  const [station] = listing.geo ? nearestStations(listing.geo, places.stations.values(), STATION_WITHIN_M, 1) : [];
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-raised">
      <div className="relative aspect-3/2 overflow-hidden bg-sunken">
        {cover ? (
          <Photo
            picture={cover}
            first={first}
            decorative
            sizes="(min-width: 1280px) 395px, (min-width: 1024px) 31vw, (min-width: 640px) 48vw, 94vw"
            className="transition-transform duration-250 group-hover:scale-[1.02]"
          />
        ) : (
          <p className="flex h-full items-center justify-center text-muted">{t('Listing.noPhoto')}</p>
        )}
        <p className="absolute top-3 left-3 flex flex-wrap gap-1.5">
          <ListingBadges listing={listing} now={now} />
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <ListingPrice listing={listing} />
        <h3 className="line-clamp-2 text-base">
          <LocalLink
            href={routePath('listing', { id: listing.id })}
            className="after:absolute after:inset-0 group-hover:text-phprimary"
          >
            <Words of={listing.title} />
          </LocalLink>
        </h3>
        <ListingMeasures listing={listing} />
        <p className="flex items-start gap-1.5 text-muted text-sm">
          <Icon name="map-pin" className="mt-1 size-4" />
          <span>
            {t(`PropertyType.${listing.propertyType}`)} · <ListingPlace listing={listing} places={places} />
          </span>
        </p>
        {station ? (
          <p className="flex items-start gap-1.5 text-muted text-sm">
            <Icon name="train-front" className="mt-1 size-4" />
            {t('Measure.walk', {
              station: words(station.station.name, locale).text,
              metres: formatNumber(station.metres),
              minutes: station.minutes,
            })}
          </p>
        ) : null}
        <p className="mt-auto flex justify-between gap-2 pt-2 text-muted text-xs">
          <span>
            {t(`Deal.${listing.deal}`)} · {listing.code}
          </span>
          {listing.verifiedAt ? (
            <span className="text-right">
              {t('Listing.checkedOn', { date: shortDate(listing.verifiedAt, locale) })}
            </span>
          ) : null}
        </p>
      </div>
    </article>
  );
}
