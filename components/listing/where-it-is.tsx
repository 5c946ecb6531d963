import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { NearbyStations } from './nearby-stations';
import { PlaceMapBox } from './place-map-box';

/** A map on demand, and what is near; nothing of a home whose position is not known. */
export function WhereItIs({ listing: { geo }, places }: { listing: Listing; places: Places }) {
  const t = useTranslations('Where');
  if (geo === undefined) return null;
  return (
    <section aria-labelledby="where" className="py-6 print:break-inside-avoid print:py-2">
      <h2 id="where" className="mb-3 text-xl print:mb-1 print:text-base">
        {t('title')}
      </h2>
      <PlaceMapBox place={geo} />
      <NearbyStations from={geo} places={places} />
      <p className="mt-3 text-muted text-sm">
        {t('straightLine')} {geo.precision === 'approximate' ? t('measuredApproximate') : null}
      </p>
    </section>
  );
}
