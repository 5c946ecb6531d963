'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from '../lead/form-state';
import { usePlaces } from './use-places';

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
