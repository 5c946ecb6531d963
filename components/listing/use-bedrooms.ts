import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';

type Home = Pick<Listing, 'propertyType' | 'bedrooms'>;

/** A flat without a bedroom of its own is a studio; a house or a shop without one is not. */
export const isStudio = ({ propertyType, bedrooms }: Home): boolean => propertyType === 'condo' && bedrooms === 0;

/** How many bedrooms a home has, as tables say it; undefined where that is not known. */
export function useBedrooms() {
  const t = useTranslations();
  return (home: Home): string | number | undefined => {
    if (isStudio(home)) return t('Measure.beds', { count: 0 });
    return home.bedrooms === 0 ? t('Facts.none') : home.bedrooms;
  };
}
