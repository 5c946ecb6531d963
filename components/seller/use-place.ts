'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isNamedPlaces, type NamedPlace } from '@/lib/content/named-place';
import { createApiClient } from '@/lib/http/api-client';
import { useFormState } from '../lead/form-state';

const request = createApiClient(10_000);

type Answer = { readonly query: string; readonly list: readonly NamedPlace[] | null };

async function ask(query: string, signal: AbortSignal): Promise<Answer> {
  const list = await request(`/api/places?${query}`, { signal });
  if (!isNamedPlaces(list)) throw new TypeError('/api/places did not answer with places');
  return { query, list };
}

/**
 * Loads the areas inside another one: `province=10` or `district=1001`, or null for no request. A new query aborts the
 * previous request. `list` is undefined until the response arrives. `again` retries a failed request.
 */
function usePlaces(query: string | null) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same request.
  useEffect(() => {
    if (query === null) return;
    const stop = new AbortController();
    ask(query, stop.signal).then(setAnswer, () => {
      if (!stop.signal.aborted) setAnswer({ query, list: null });
    });
    return () => stop.abort();
  }, [query, attempt]);
  const again = useCallback(() => {
    setAnswer(undefined);
    setAttempt((number) => number + 1);
  }, []);
  const own = answer?.query === query ? answer : undefined;
  return { list: own?.list ?? undefined, isFailed: own?.list === null, again };
}

type Place = { readonly province: string; readonly district: string; readonly subdistrict: string };

const question = (name: string, code: string) => (code === '' ? null : `${name}=${code}`);

/** The selected province, district and subdistrict, with the lists to select from. */
export function usePlace(provinceSelect: RefObject<HTMLSelectElement | null>) {
  const { province, district, subdistrict } = useFormState().values;
  const [place, setPlace] = useState<Place>({ province, district, subdistrict });
  useEffect(() => {
    // The visitor may have selected a province before hydration.
    const chosen = provinceSelect.current?.value ?? '';
    setPlace((now) => (now.province === chosen ? now : { province: chosen, district: '', subdistrict: '' }));
  }, [provinceSelect]);

  const districts = usePlaces(question('province', place.province));
  const subdistricts = usePlaces(question('district', place.district));
  // Render synchronously: the form reads its fields for the draft in the same event.
  const change = (next: Partial<Place>) => flushSync(() => setPlace((now) => ({ ...now, ...next })));
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
