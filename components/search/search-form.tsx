import Form from 'next/form';
import { useLocale, useTranslations } from 'next-intl';
import type { District, Province } from '@/lib/content/collections';
import { words } from '@/lib/i18n/words';
import type { SearchParams } from '@/lib/search/params';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';
import { Select } from '../ui/select';
import { DealField, PriceField, TypeField } from './search-fields';
import { WordsField } from './words-field';

type Props = {
  action: string;
  params: SearchParams;
  provinces: readonly Province[];
  /** Those of the chosen province. */
  districts: readonly District[];
};

const BEDS = [1, 2, 3, 4, 5];

function PlaceField({
  name,
  value,
  places,
}: {
  name: 'province' | 'district';
  value: string;
  places: Props['provinces'] | Props['districts'];
}) {
  const t = useTranslations('Search');
  const locale = useLocale();
  return (
    <Select name={name} label={t(name)} defaultValue={value}>
      <option value="">{t(name === 'province' ? 'anyProvince' : 'anyDistrict')}</option>
      {places.map((place) => (
        <option key={place.id} value={place.id}>
          {words(place.name, locale).text}
        </option>
      ))}
    </Select>
  );
}

function Filters({ params, provinces, districts }: Omit<Props, 'action'>) {
  const t = useTranslations('Search');
  return (
    <>
      <DealField value={params.deal ?? ''} />
      <TypeField value={params.types[0] ?? ''} />
      <PlaceField name="province" value={params.province ?? ''} places={provinces} />
      {districts.length > 0 ? <PlaceField name="district" value={params.district ?? ''} places={districts} /> : null}
      <div className="grid grid-cols-2 gap-3">
        <PriceField name="price_min" value={params.priceMin} />
        <PriceField name="price_max" value={params.priceMax} />
      </div>
      <Select name="beds_min" label={t('bedsMin')} defaultValue={params.bedsMin ?? ''}>
        <option value="">{t('anyBeds')}</option>
        {BEDS.map((count) => (
          <option key={count} value={count}>
            {t('bedsAtLeast', { count })}
          </option>
        ))}
      </Select>
    </>
  );
}

/** Every filter as a plain GET form: the query is the state, with and without JavaScript. */
export function SearchForm({ action, params, ...places }: Props) {
  const t = useTranslations('Search');
  return (
    // Keyed by the state, so that back and forward show what the URL says.
    <Form
      key={JSON.stringify(params)}
      action={action}
      role="search"
      aria-label={t('formLabel')}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 lg:sticky lg:top-20 lg:self-start lg:p-5"
    >
      <WordsField value={params.q} />
      {/* Phones open the filters by this switch; beside the results of wide windows they are always there. */}
      <details className="peer lg:hidden">
        <summary className={buttonClass('secondary', 'w-full list-none')}>
          <Icon name="sliders-horizontal" />
          {t('filters')}
        </summary>
      </details>
      <div className="hidden gap-4 peer-open:grid sm:grid-cols-2 lg:grid lg:grid-cols-1">
        <Filters params={params} {...places} />
      </div>
      <Button type="submit">
        <Icon name="search" />
        {t('submit')}
      </Button>
    </Form>
  );
}
