import Form from 'next/form';
import { useLocale, useTranslations } from 'next-intl';
import type { District, Province } from '@/lib/content/collections';
import { words } from '@/lib/i18n/words';
import type { SearchParams } from '@/lib/search/params';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Select } from '../ui/select';
import { DealField, PriceField, TypeField, WordsField } from './search-fields';

type Props = {
  action: string;
  params: SearchParams;
  provinces: readonly Province[];
  /** Those of the chosen province. */
  districts: readonly District[];
};

const BEDS = [1, 2, 3, 4, 5];

/** Every filter as a plain GET form: the query is the state, with and without JavaScript. */
export function SearchForm({ action, params, provinces, districts }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    // Keyed by the state, so that back and forward show what the URL says.
    <Form
      key={JSON.stringify(params)}
      action={action}
      role="search"
      aria-label={t('Search.formLabel')}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <div className="sm:col-span-2">
        <WordsField value={params.q} />
      </div>
      <DealField value={params.deal ?? ''} />
      <TypeField value={params.types[0] ?? ''} />
      <Select name="province" label={t('Search.province')} defaultValue={params.province ?? ''}>
        <option value="">{t('Search.anyProvince')}</option>
        {provinces.map((province) => (
          <option key={province.id} value={province.id}>
            {words(province.name, locale).text}
          </option>
        ))}
      </Select>
      {districts.length > 0 ? (
        <Select name="district" label={t('Search.district')} defaultValue={params.district ?? ''}>
          <option value="">{t('Search.anyDistrict')}</option>
          {districts.map((district) => (
            <option key={district.id} value={district.id}>
              {words(district.name, locale).text}
            </option>
          ))}
        </Select>
      ) : null}
      <PriceField name="price_min" value={params.priceMin} />
      <PriceField name="price_max" value={params.priceMax} />
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Select name="beds_min" label={t('Search.bedsMin')} defaultValue={params.bedsMin ?? ''}>
            <option value="">{t('Search.anyBeds')}</option>
            {BEDS.map((count) => (
              <option key={count} value={count}>
                {t('Search.bedsAtLeast', { count })}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" className="shrink-0">
          <Icon name="search" />
          {t('Search.submit')}
        </Button>
      </div>
    </Form>
  );
}
