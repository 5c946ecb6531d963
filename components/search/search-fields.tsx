import { useTranslations } from 'next-intl';
import { DEALS, type Deal, PROPERTY_TYPES, type PropertyType } from '@/lib/content/property-types';
import { Field, inputClass } from '../ui/field';

/** The fields that the home page's search box and the search page share; their names are the query's keys. */

export function WordsField({ value }: { value?: string }) {
  const t = useTranslations('Search');
  return (
    <Field id="q" label={t('what')}>
      <input
        id="q"
        name="q"
        type="search"
        defaultValue={value}
        maxLength={200}
        placeholder={t('whatPlaceholder')}
        className={inputClass}
      />
    </Field>
  );
}

export function DealField({ value }: { value: Deal | '' }) {
  const t = useTranslations();
  return (
    <Field id="deal" label={t('Search.deal')}>
      <select id="deal" name="deal" defaultValue={value} className={inputClass}>
        <option value="">{t('Search.anyDeal')}</option>
        {DEALS.map((deal) => (
          <option key={deal} value={deal}>
            {t(`Deal.${deal}`)}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function TypeField({ value = '' }: { value?: PropertyType | '' }) {
  const t = useTranslations();
  return (
    <Field id="type" label={t('Search.type')}>
      <select id="type" name="type" defaultValue={value} className={inputClass}>
        <option value="">{t('Search.anyType')}</option>
        {PROPERTY_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`PropertyType.${type}`)}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function PriceField({ name, value }: { name: 'price_min' | 'price_max'; value?: number | undefined }) {
  const t = useTranslations('Search');
  return (
    <Field id={name} label={t(name === 'price_min' ? 'priceMin' : 'priceMax')}>
      <input id={name} name={name} inputMode="numeric" defaultValue={value} placeholder="฿" className={inputClass} />
    </Field>
  );
}
