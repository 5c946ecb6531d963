import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, useMemo } from 'react';
import type { NamedPlace } from '@/lib/content/named-place';
import { LOCALE_FACTS } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';
import { useLeadField } from '../lead/form-state';
import { Optional } from '../lead/optional';
import { Select } from '../ui/select';

type Props = {
  name: 'district' | 'subdistrict';
  label: string;
  value: string;
  /** A prompt to select the larger area first, or null if that is done. */
  waitsFor: string | null;
  list: readonly NamedPlace[] | undefined;
  onChoose: (id: string) => void;
};

/** Sorted alphabetically in the page's language. */
function useSorted(list: readonly NamedPlace[] | undefined) {
  const locale = useLocale();
  return useMemo(() => {
    const named = list?.map(({ id, name }) => ({ id, text: words(name, locale).text }));
    const { compare } = new Intl.Collator(LOCALE_FACTS[locale].tag);
    return named?.sort((one, other) => compare(one.text, other.text));
  }, [list, locale]);
}

/** A select for the areas inside another one. It is rendered from the start, to avoid a layout shift. */
export function PlaceSelect({ name, label, value, waitsFor, list, onChoose }: Props) {
  const t = useTranslations('Seller');
  const { error } = useLeadField(name);
  const options = useSorted(list);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value);
  const loading = t('placesLoading');
  return (
    <div className="noscript:hidden">
      <Select
        name={name}
        label={<Optional label={label} />}
        error={error}
        value={value}
        disabled={waitsFor !== null}
        onChange={choose}
      >
        <option value="">{waitsFor ?? (options === undefined ? loading : t('choose'))}</option>
        {/* Keeps the draft's value selected while the list loads. */}
        {options === undefined && value !== '' ? <option value={value}>{loading}</option> : null}
        {options?.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
