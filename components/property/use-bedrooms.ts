import { useTranslations } from 'next-intl';
import { isStudio } from 'thai-property-search/studio';
import type { Listing } from '@/lib/content/collections';

type Home = Pick<Listing, 'propertyType' | 'bedrooms'>;

/** Formats the number of bedrooms for tables. Undefined if it is unknown. */
export function useBedrooms() {
  const t = useTranslations();
  return (home: Home): string | number | undefined => {
    if (isStudio(home)) return t('Measure.beds', { count: 0 });
    return home.bedrooms === 0 ? t('Facts.none') : home.bedrooms;
  };
}
