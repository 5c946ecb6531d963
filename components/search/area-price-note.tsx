import { useTranslations } from 'next-intl';
import type { Places } from '@/lib/content/places.server';
import { formatBaht } from '@/lib/i18n/numbers';
import type { AreaPrice } from '@/lib/property/area-prices';
import { useAreaName } from '../listing/listing-place';

/**
 * Asking prices in the searched district: the median, and the price per area by type, each with its number of listings.
 */
export function AreaPriceNote({ area, places }: { area: AreaPrice; places: Places }) {
  const t = useTranslations();
  const name = useAreaName(places);
  const { districtCode, provinceCode, count, median, types } = area;
  return (
    <section aria-label={t('AreaPrices.label')} className="mb-4 rounded-card bg-sunken px-4 py-3 text-sm tabular-nums">
      <p>
        {t.rich('AreaPrices.median', {
          area: name(districtCode, provinceCode),
          price: formatBaht(median),
          count,
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      {types.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {types.map(({ propertyType, perArea, count: ofType }) => (
            <li key={propertyType}>
              {t(propertyType === 'land' ? 'AreaPrices.perSqwah' : 'AreaPrices.perSqm', {
                type: t(`PropertyType.${propertyType}`),
                price: formatBaht(perArea),
                count: ofType,
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
