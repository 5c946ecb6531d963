import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { isNamedPlaces, type NamedPlace } from '@/lib/content/areas';
import { createApiClient } from '@/lib/http/client';
import { LOCALE_FACTS, localizedText } from '@/lib/i18n/locales';
import { Button } from '../ui/button';
import { Select } from '../ui/field';
import type { Place } from './find-place';
import { OptionalLabel, useLeadField } from './lead-field';

const request = createApiClient(10_000);

type PlacesResponse = { readonly query: string; readonly list: readonly NamedPlace[] | null };

type PlaceSelectProps = {
  name: 'district' | 'subdistrict';
  label: string;
  value: string;
  /** A prompt to select the larger area first, or null. */
  waitsFor: string | null;
  list: readonly NamedPlace[] | undefined;
  onChoose: (id: string) => void;
};

type Props = { place: Place; onChange: (place: Place) => void; onRetry: () => void };

/** The lists of districts and subdistricts, for those who do not find their district by name. Loaded on demand. */
export function PlaceLists({ place, onChange, onRetry }: Props) {
  const t = useTranslations('Seller');
  const districts = usePlaces(queryFor('province', place.province));
  const subdistricts = usePlaces(queryFor('district', place.district));
  const failed = [districts, subdistricts].find(({ isFailed }) => isFailed);
  const retryFailed = () => {
    // The button disappears, so the province gets the focus.
    onRetry();
    failed?.retry();
  };
  return (
    <>
      <PlaceSelect
        name="district"
        label={t('district')}
        value={place.district}
        waitsFor={place.province === '' ? t('chooseProvinceFirst') : null}
        list={districts.list}
        onChoose={(district) => onChange({ ...place, district, subdistrict: '' })}
      />
      <PlaceSelect
        name="subdistrict"
        label={t('subdistrict')}
        value={place.subdistrict}
        waitsFor={place.district === '' ? t('chooseDistrictFirst') : null}
        list={subdistricts.list}
        onChoose={(subdistrict) => onChange({ ...place, subdistrict })}
      />
      <Postcode postcode={subdistricts.list?.find(({ id }) => id === place.subdistrict)?.postcode} />
      {failed === undefined ? null : (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm sm:col-span-2">
          <p>{t('placesFailed')}</p>
          <Button variant="secondary" size="small" onClick={retryFailed}>
            {t('placesRetry')}
          </Button>
        </div>
      )}
    </>
  );
}

function PlaceSelect({ name, label, value, waitsFor, list, onChoose }: PlaceSelectProps) {
  const t = useTranslations('Seller');
  const { error } = useLeadField(name);
  const options = useSorted(list);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value);
  const loading = t('placesLoading');
  return (
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
  );
}

function Postcode({ postcode }: { postcode: string | undefined }) {
  const t = useTranslations('Seller');
  return (
    <div className="flex items-center justify-between gap-4 sm:flex-col sm:items-stretch sm:gap-1">
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
