import { useTranslations } from 'next-intl';
import { PROPERTY_TYPES, type PropertyType } from 'thai-property-search/listing-choices';
import { formatNumber } from '@/lib/i18n/numbers';
import { Select } from '../ui/field';
import { PriceInput } from './price-input';

/** Fields that both the home page's search box and the search page use. Their names are the query's keys. */

export function TypeField({ value = '' }: { value?: PropertyType | '' }) {
  const t = useTranslations();
  return (
    <Select name="type" label={t('Search.type')} defaultValue={value}>
      <option value="">{t('Search.anyType')}</option>
      {PROPERTY_TYPES.map((type) => (
        <option key={type} value={type}>
          {t(`PropertyType.${type}`)}
        </option>
      ))}
    </Select>
  );
}

export function PriceField({ name, value }: { name: 'price_min' | 'price_max'; value?: number | undefined }) {
  const t = useTranslations('Search');
  return (
    <PriceInput
      name={name}
      label={t(name === 'price_min' ? 'priceMin' : 'priceMax')}
      unclear={t('priceUnclear')}
      defaultValue={value === undefined ? undefined : formatNumber(value)}
    />
  );
}
