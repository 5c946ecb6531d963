import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import type { NearLandmark } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { NearbyLandmarks } from './nearby-landmarks';
import { NearbyStations } from './nearby-stations';
import { PlaceMapBox } from './place-map-box';

type Props = { listing: Listing; places: Places; landmarks: readonly NearLandmark[] };

/** A map on demand, with stations and landmarks nearby. Renders nothing if the position is unknown. */
export function WhereItIs({ listing: { geo }, places, landmarks }: Props) {
  const t = useTranslations('Where');
  if (geo === undefined) return null;
  return (
    <section aria-labelledby="where" className="py-6 print:break-inside-avoid print:py-2">
      <h2 id="where" className="mb-3 text-xl print:mb-1 print:text-base">
        {t('title')}
      </h2>
      <PlaceMapBox place={geo} />
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2 print:block">
        <NearbyStations from={geo} places={places} />
        <NearbyLandmarks landmarks={landmarks} />
      </div>
      <p className="mt-3 text-muted text-sm print:mt-1">
        {t('straightLine')} {geo.precision === 'approximate' ? t('measuredApproximate') : null}
      </p>
    </section>
  );
}
