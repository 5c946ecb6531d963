import { useLocale, useTranslations } from 'next-intl';
import { words } from '@/lib/i18n/words';
import type { AreaStation } from '@/lib/search/area-stations';
import { searchPath } from '../search/search-path';
import { LinkChip } from '../ui/chip';
import { Icon } from '../ui/icon';

/** The stations with the most homes of an area near them, each with the search that finds these homes. */
export function AreaStations({ stations }: { stations: readonly AreaStation[] }) {
  const t = useTranslations('AreaPage');
  const locale = useLocale();
  if (stations.length === 0) return null;
  return (
    <div className="mt-5 print:hidden">
      <p id="stations" className="mb-2 text-muted text-sm">
        {t('stations')}
      </p>
      <ul aria-labelledby="stations" className="flex flex-wrap gap-2">
        {stations.map(({ station, count, search }) => (
          <li key={station.id} className="max-w-full">
            <LinkChip href={searchPath(search)} prefetch={false}>
              <Icon name="train-front" className="size-4 text-icon" />
              {t('station', { station: words(station.name, locale).text, count })}
            </LinkChip>
          </li>
        ))}
      </ul>
    </div>
  );
}
