import { useLocale, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { nearestStations } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { formatNumber } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { Icon } from '../ui/icon';

const WITHIN_M = 3_000;
const AT_MOST = 4;

/** Stations nearby with straight-line distances and walking times. Renders nothing if there is none within 3 km. */
export function NearbyStations({ from, places }: { from: NonNullable<Listing['geo']>; places: Places }) {
  const t = useTranslations();
  const locale = useLocale();
  const near = nearestStations(from, places.stations.values(), WITHIN_M, AT_MOST);
  if (near.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-semibold print:hidden">{t('Where.stations')}</h3>
      <ul className="space-y-1.5">
        {near.map(({ station, metres, minutes }) => (
          <li key={station.id} className="flex gap-2">
            <Icon name="train-front" className="mt-1 text-icon" />
            {t('Measure.walk', {
              station: `${words(station.name, locale).text} (${station.code})`,
              metres: formatNumber(metres),
              minutes,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
