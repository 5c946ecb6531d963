import { useTranslations } from 'next-intl';
import { isStudio } from 'thai-property-search/studio';
import type { Listing } from '@/lib/content/collections';
import { formatNumber } from '@/lib/i18n/numbers';
import { Icon } from '../ui/icon';
import { LandArea } from './land-area';

/** Bedrooms, bathrooms and areas on one line, without those that do not apply. */
export function ListingMeasures({ listing }: { listing: Listing }) {
  const t = useTranslations('Measure');
  const { bedrooms, bathrooms, usableAreaSqm, landAreaSqwah } = listing;
  const measures = [
    {
      key: 'beds',
      icon: 'bed-double',
      text: bedrooms || isStudio(listing) ? t('beds', { count: bedrooms ?? 0 }) : null,
    },
    { key: 'baths', icon: 'bath', text: bathrooms ? t('baths', { count: bathrooms }) : null },
    { key: 'usable', icon: 'ruler', text: usableAreaSqm ? t('sqm', { value: formatNumber(usableAreaSqm) }) : null },
    { key: 'land', icon: 'land-plot', text: landAreaSqwah ? <LandArea sqwah={landAreaSqwah} /> : null },
  ];
  return (
    <ul className="listing-measures">
      {measures
        .filter(({ text }) => text !== null)
        .map(({ key, icon, text }) => (
          <li key={key}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
    </ul>
  );
}
