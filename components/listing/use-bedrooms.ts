import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { isStudio } from '@/lib/content/studio';

type Home = Pick<Listing, 'propertyType' | 'bedrooms'>;

/** How many bedrooms a home has, as tables say it; undefined where that is not known. */
export function useBedrooms() {
  const t = useTranslations();
  return (home: Home): string | number | undefined => {
    if (isStudio(home)) return t('Measure.beds', { count: 0 });
    return home.bedrooms === 0 ? t('Facts.none') : home.bedrooms;
  };
}
