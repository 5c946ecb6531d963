import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { type NearLandmark, nearestStations } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedText } from '@/lib/i18n/locales';
import { mapStyleUrl } from '@/lib/map/map-archive.server';
import type { HubTrip } from '@/lib/transit/hub-trips.server';
import { LatePlaceMap } from '../map/late-place-map';
import { PlaceSketch } from '../map/place-sketch';
import { ContentIcon, Icon } from '../ui/icon';
import { StaticPart } from '../ui/static-part';
import { Block } from './listing-sections';
import { useTripLegs } from './place-and-measures';
import { useDistance } from './use-distance';

/** Google Maps URL of a place. An approximate position has no pin, which would look exact. */
function googleMapsUrl({ lat, lng, precision }: NonNullable<Listing['geo']>): string {
  const point = `${lat},${lng}`;
  return precision === 'approximate'
    ? `https://www.google.com/maps/@?${new URLSearchParams({ api: '1', map_action: 'map', center: point, zoom: '15' })}`
    : `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: point })}`;
}

type MapBoxProps = { place: NonNullable<Listing['geo']>; canBeViewed: boolean };

function PlaceMapBox({ place, canBeViewed }: MapBoxProps) {
  const t = useTranslations('Where');
  const { Map: mapMessages } = useMessages();
  const { canvas, attribution, twoFingers, ctrlScroll, cmdScroll, zoomIn, zoomOut } = mapMessages;
  return (
    <div className="relative mb-5 print:hidden">
      <div className="relative isolate aspect-3/2 overflow-hidden rounded-card border border-line bg-surface sm:aspect-2/1">
        <PlaceSketch place={place} />
        <NextIntlClientProvider
          locale={useLocale()}
          messages={{ Map: { canvas, attribution, twoFingers, ctrlScroll, cmdScroll, zoomIn, zoomOut } }}
        >
          <LatePlaceMap
            place={place}
            styleUrl={mapStyleUrl()}
            openText={
              <>
                <Icon name="map" />
                {/* On a phone the words would cover stations, and the whole picture is the button. */}
                <span className="max-sm:sr-only">{t('show')}</span>
              </>
            }
            loadingText={t('loading')}
            failedText={t('failed')}
          />
        </NextIntlClientProvider>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-muted text-sm">
        {place.precision === 'approximate' ? (
          <span>
            {t('approximate')} {canBeViewed ? t('exactLater') : null}
          </span>
        ) : null}
        <a
          href={googleMapsUrl(place)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-phprimary hover:underline noscript:after:absolute noscript:after:inset-0"
        >
          {t('google')}
          <Icon name="external-link" className="size-4" />
        </a>
      </p>
    </div>
  );
}

const WITHIN_M = 3_000;
const MAX_STATIONS = 4;

function NearbyStations({ from, places }: { from: NonNullable<Listing['geo']>; places: Places }) {
  const t = useTranslations();
  const locale = useLocale();
  const distance = useDistance();
  const near = nearestStations(from, places.stations.values(), WITHIN_M, MAX_STATIONS);
  if (near.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-semibold print:hidden">{t('Where.stations')}</h3>
      <ul className="space-y-1.5">
        {near.map(({ station, metres, minutes }) => (
          <li key={station.id} className="flex gap-2">
            <Icon name="train-front" className="mt-1 text-icon" />
            {`${unbroken(localizedText(station.name, locale).text)} (${station.code}) · ${distance(metres)} · ${t('Where.walking', { minutes })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ICONS: Record<NearLandmark['landmark']['kind'], string> = {
  hospital: 'hospital',
  school: 'school',
  university: 'graduation-cap',
  mall: 'shopping-bag',
  market: 'store',
  park: 'trees',
  airport: 'plane',
  beach: 'waves',
};

/** Maximum distance in metres with a walking time. People rarely walk farther in the heat. */
const WALKED_M = 2_000;

function NearbyLandmarks({ landmarks }: { landmarks: readonly NearLandmark[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const distance = useDistance();
  if (landmarks.length === 0) return null;
  return (
    <div className="print:hidden">
      <h3 className="mb-1.5 font-semibold">{t('Where.landmarks')}</h3>
      <ul className="space-y-1.5">
        {landmarks.map(({ landmark, metres, minutes }) => (
          <li key={landmark.id} className="flex gap-2">
            <ContentIcon name={landmark.icon} fallback={ICONS[landmark.kind]} className="mt-1 text-icon" />
            <span>
              <span className="sr-only">{t(`Landmark.${landmark.kind}`)}: </span>
              {unbroken(localizedText(landmark.name, locale).text)} · {distance(metres)}
              {metres <= WALKED_M ? ` · ${t('Where.walking', { minutes })}` : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One line, which opens the ways: a few elements, because each is in the page twice. */
function TravelTimes({ trips, places }: Required<Pick<Props, 'trips' | 'places'>>) {
  const t = useTranslations();
  const locale = useLocale();
  const legsOf = useTripLegs(places);
  if (trips.length === 0) return null;
  const named = trips.map(({ station, trip }) => ({ trip, name: unbroken(localizedText(station.name, locale).text) }));
  const times = named.map(({ trip, name }) => t('Where.time', { place: name, minutes: trip.minutes })).join(' · ');
  return (
    <details className="fold mt-3 print:hidden">
      <summary>{t('Where.times', { times })}</summary>
      <p className="whitespace-pre-line pb-3">{named.map(({ trip, name }) => `${name}: ${legsOf(trip)}`).join('\n')}</p>
    </details>
  );
}

type Props = {
  /** A project has no status. */
  listing: Pick<Listing, 'geo'> & Partial<Pick<Listing, 'recordStatus'>>;
  places: Places;
  landmarks: readonly NearLandmark[];
  trips?: readonly HubTrip[];
};

export function WhereItIs({ listing: { geo, recordStatus }, places, landmarks, trips = [] }: Props) {
  const t = useTranslations('Where');
  if (geo === undefined) return null;
  const hasDistances = landmarks.length + nearestStations(geo, places.stations.values(), WITHIN_M, 1).length > 0;
  return (
    <Block id="where" title={t('title')}>
      <PlaceMapBox place={geo} canBeViewed={recordStatus === 'Active'} />
      <StaticPart as="div" id="near" className="grid gap-x-10 gap-y-5 md:has-[>:not(:empty)+*]:grid-cols-2 print:block">
        <div className="empty:hidden">
          <NearbyStations from={geo} places={places} />
          <TravelTimes trips={trips} places={places} />
        </div>
        <NearbyLandmarks landmarks={landmarks} />
      </StaticPart>
      {hasDistances ? (
        <p className="mt-3 text-muted text-sm print:hidden">
          {t('straightLine')} {geo.precision === 'approximate' ? t('measuredApproximate') : null}
        </p>
      ) : null}
    </Block>
  );
}
