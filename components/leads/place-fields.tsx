'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isNamedPlaces, type NamedPlace } from '@/lib/content/areas';
import { createApiClient } from '@/lib/http/client';
import { LOCALE_FACTS, localizedText } from '@/lib/i18n/locales';
import { Button } from '../ui/button';
import { Select } from '../ui/field';
import { type Choice, LeadTextField, OptionalLabel, useFormState, useLeadField } from './lead-field';

const request = createApiClient(10_000);

type PlacesResponse = { readonly query: string; readonly list: readonly NamedPlace[] | null };

type Place = { readonly province: string; readonly district: string; readonly subdistrict: string };

type PlaceSelectProps = {
  name: 'district' | 'subdistrict';
  label: string;
  value: string;
  /** A prompt to select the larger area first, or null. */
  waitsFor: string | null;
  list: readonly NamedPlace[] | undefined;
  onChoose: (id: string) => void;
};

/** Without JavaScript, only the province, and the visitor types the rest. */
export function PlaceFields({ provinces }: { provinces: readonly Choice[] }) {
  const t = useTranslations('Seller');
  const select = useRef<HTMLSelectElement>(null);
  const { value, error } = useLeadField('province');
  const { place, districts, subdistricts, postcode, ...choose } = usePlace(select);
  const failed = [districts, subdistricts].find(({ isFailed }) => isFailed);
  const retryFailed = () => {
    // The button disappears, so the province gets the focus.
    select.current?.focus();
    failed?.retry();
  };
  return (
    <>
      <Select
        ref={select}
        name="province"
        label={t('province')}
        error={error}
        defaultValue={value}
        autoComplete="off"
        onChange={({ target }) => choose.chooseProvince(target.value)}
      >
        <option value="">{t('choose')}</option>
        {provinces.map((province) => (
          <option key={province.value} value={province.value}>
            {province.label}
          </option>
        ))}
      </Select>
      <PlaceSelect
        name="district"
        label={t('district')}
        value={place.district}
        waitsFor={place.province === '' ? t('chooseProvinceFirst') : null}
        list={districts.list}
        onChoose={choose.chooseDistrict}
      />
      <PlaceSelect
        name="subdistrict"
        label={t('subdistrict')}
        value={place.subdistrict}
        waitsFor={place.district === '' ? t('chooseDistrictFirst') : null}
        list={subdistricts.list}
        onChoose={choose.chooseSubdistrict}
      />
      <Postcode postcode={postcode} />
      {failed === undefined ? null : (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm sm:col-span-2">
          <p>{t('placesFailed')}</p>
          <Button variant="secondary" size="small" onClick={retryFailed}>
            {t('placesRetry')}
          </Button>
        </div>
      )}
      <div className="sm:col-span-2">
        <LeadTextField
          name="address_detail"
          label={<OptionalLabel label={t('addressDetail')} />}
          hint={t('addressDetailHint')}
        />
      </div>
    </>
  );
}

/** Rendered from the start, to avoid a layout shift. */
function PlaceSelect({ name, label, value, waitsFor, list, onChoose }: PlaceSelectProps) {
  const t = useTranslations('Seller');
  const { error } = useLeadField(name);
  const options = useSorted(list);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value);
  const loading = t('placesLoading');
  return (
    <div className="noscript:hidden">
      <Select
        name={name}
        label={<OptionalLabel label={label} />}
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

function Postcode({ postcode }: { postcode: string | undefined }) {
  const t = useTranslations('Seller');
  return (
    <div className="flex items-center justify-between gap-4 noscript:hidden sm:flex-col sm:items-stretch sm:gap-1">
      <p id="postcode" className="shrink-0 font-medium">
        {t('postcode')}
      </p>
      <output
        htmlFor="subdistrict"
        aria-labelledby="postcode"
        className={`flex min-h-11 items-center tabular-nums ${postcode === undefined ? 'text-muted text-sm' : 'font-semibold text-lg'}`}
      >
        {postcode ?? t('postcodeUnknown')}
      </output>
    </div>
  );
}

function useSorted(list: readonly NamedPlace[] | undefined) {
  const locale = useLocale();
  return useMemo(() => {
    const named = list?.map(({ id, name }) => ({ id, text: localizedText(name, locale).text }));
    const { compare } = new Intl.Collator(LOCALE_FACTS[locale].tag);
    return named?.sort((a, b) => compare(a.text, b.text));
  }, [list, locale]);
}

function usePlace(provinceSelect: RefObject<HTMLSelectElement | null>) {
  const { province, district, subdistrict } = useFormState().values;
  const [place, setPlace] = useState<Place>({ province, district, subdistrict });
  useEffect(() => {
    // The visitor may select a province before hydration.
    const chosen = provinceSelect.current?.value ?? '';
    setPlace((previous) =>
      previous.province === chosen ? previous : { province: chosen, district: '', subdistrict: '' },
    );
  }, [provinceSelect]);

  const districts = usePlaces(queryFor('province', place.province));
  const subdistricts = usePlaces(queryFor('district', place.district));
  // The form reads its fields for the draft in the same event.
  const change = (next: Partial<Place>) => flushSync(() => setPlace((previous) => ({ ...previous, ...next })));
  return {
    place,
    districts,
    subdistricts,
    postcode: subdistricts.list?.find(({ id }) => id === place.subdistrict)?.postcode,
    chooseProvince: (code: string) => change({ province: code, district: '', subdistrict: '' }),
    chooseDistrict: (code: string) => change({ district: code, subdistrict: '' }),
    chooseSubdistrict: (code: string) => change({ subdistrict: code }),
  };
}

const queryFor = (name: string, code: string) => (code === '' ? null : `${name}=${code}`);

/** `query` is `province=10` or `district=1001`, or null for no request. `list` is undefined while it loads. */
function usePlaces(query: string | null) {
  const [response, setResponse] = useState<PlacesResponse>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same request.
  useEffect(() => {
    if (query === null) return;
    const controller = new AbortController();
    fetchPlaces(query, controller.signal).then(setResponse, () => {
      if (!controller.signal.aborted) setResponse({ query, list: null });
    });
    return () => controller.abort();
  }, [query, attempt]);
  const retry = useCallback(() => {
    setResponse(undefined);
    setAttempt((number) => number + 1);
  }, []);
  const current = response?.query === query ? response : undefined;
  return { list: current?.list ?? undefined, isFailed: current?.list === null, retry };
}

async function fetchPlaces(query: string, signal: AbortSignal): Promise<PlacesResponse> {
  const list = await request(`/api/places?${query}`, { signal });
  if (!isNamedPlaces(list)) throw new TypeError('/api/places did not answer with places');
  return { query, list };
}
