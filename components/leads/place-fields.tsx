'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, type FocusEvent, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadField } from '@/lib/leads/lead-form';
import { Button } from '../ui/button';
import { Select, TextField } from '../ui/field';
import { useLate } from '../ui/use-late';
import type { FoundPlace, Place } from './find-place';
import { type Choice, LeadTextField, OptionalLabel, useFormState, useLeadField } from './lead-field';

type Props = {
  provinces: readonly Choice[];
  /** Finds the place that the visitor has typed. */
  settle: RefObject<(() => Promise<void>) | null>;
  onPlace: () => void;
};

const TYPING_MS = 120;

const NOWHERE: Place = { province: '', district: '', subdistrict: '' };

const LISTED: readonly LeadField[] = ['district', 'subdistrict', 'address_detail'];

const loadSearch = () => import('./find-place');
const loadLists = () => import('./place-lists');

/** One field that finds the district. Without JavaScript, a list of provinces, and the visitor types the rest. */
export function PlaceFields({ provinces, settle, onPlace }: Props) {
  const t = useTranslations('Seller');
  const { error } = useLeadField('province');
  const { place, change } = usePlace();
  const { late, open, close } = useLate(loadLists);
  const select = useRef<HTMLSelectElement>(null);
  const isFaulty = useFormState().errors.some(({ field }) => LISTED.includes(field));
  const isListed = late.step !== 'closed';
  useEffect(() => {
    if (isFaulty) open();
  }, [isFaulty, open]);
  return (
    <>
      <PlaceSearch {...{ provinces, settle, place, error, onPlace }} onChange={change} />
      <Button
        variant="quiet"
        size="small"
        className="-mt-3 -ml-3.5 justify-self-start noscript:hidden sm:col-span-2"
        aria-expanded={isListed}
        loading={late.step === 'loading'}
        onClick={late.step === 'open' ? close : open}
      >
        {t('placeDetails')}
      </Button>
      <div className={`${isListed ? 'grid' : 'hidden noscript:grid'} gap-5 sm:col-span-2 sm:grid-cols-2`}>
        <Select
          ref={select}
          name="province"
          label={t('province')}
          error={error}
          value={place.province}
          autoComplete="off"
          onChange={({ target }) => change({ ...NOWHERE, province: target.value })}
        >
          <option value="">{t('choose')}</option>
          {provinces.map((province) => (
            <option key={province.value} value={province.value}>
              {province.label}
            </option>
          ))}
        </Select>
        {late.step === 'open' ? (
          <late.loaded.PlaceLists place={place} onChange={change} onRetry={() => select.current?.focus()} />
        ) : (
          <>
            <input type="hidden" name="district" value={place.district} />
            <input type="hidden" name="subdistrict" value={place.subdistrict} />
          </>
        )}
        <div className="sm:col-span-2">
          <LeadTextField
            name="address_detail"
            label={<OptionalLabel label={t('addressDetail')} />}
            hint={t('addressDetailHint')}
          />
        </div>
      </div>
    </>
  );
}

function usePlace() {
  const { province, district, subdistrict } = useFormState().values;
  const [place, setPlace] = useState<Place>({ province, district, subdistrict });
  // The form reads its fields for the draft in the same event.
  const change = (next: Place) => flushSync(() => setPlace(next));
  return { place, change };
}

type SearchProps = Props & {
  place: Place;
  onChange: (place: Place) => void;
  error: string | undefined;
};

function PlaceSearch({ provinces, settle, place, onChange, onPlace, error }: SearchProps) {
  const t = useTranslations('Seller');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<AbortController>(undefined);
  const pause = useRef<number>(undefined);
  const [found, setFound] = useState<readonly FoundPlace[]>([]);
  usePlaceName(input, place, provinces);

  const stop = () => {
    clearTimeout(pause.current);
    search.current?.abort();
  };
  const choose = ({ province, district, subdistrict }: Place) => {
    stop();
    setFound([]);
    onChange({ province, district, subdistrict });
    onPlace();
  };
  const find = async (text: string) => {
    stop();
    search.current = new AbortController();
    const { signal } = search.current;
    const { findPlaces } = await loadSearch();
    const places = await findPlaces(text, locale, signal);
    if (document.activeElement === input.current && !signal.aborted) setFound(places.found);
    return places;
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    stop();
    onChange(NOWHERE);
    if (target.value.trim() === '') setFound([]);
    else pause.current = window.setTimeout(() => find(target.value).catch(() => undefined), TYPING_MS);
  };
  const resume = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.trim() !== '' && place.province === '') find(target.value).catch(() => undefined);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && list.current?.contains(relatedTarget))) setFound([]);
  };
  useScrollIntoView(list, found);
  useEffect(() => {
    settle.current = async () => {
      const text = input.current?.value.trim() ?? '';
      if (text === '' || place.province !== '') return;
      const { sure } = await find(text).catch(() => ({ sure: undefined }));
      if (sure !== undefined) choose(sure);
    };
  });

  return (
    <div className="relative noscript:hidden sm:col-span-2">
      <TextField
        ref={input}
        name="place"
        label={t('place')}
        hint={t('placeHint')}
        error={error}
        autoComplete="off"
        enterKeyHint="next"
        onChange={type}
        onFocus={resume}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setFound([]);
        }}
      />
      <p role="status" className="sr-only">
        {found.length === 0 ? '' : t('placesFound', { count: found.length })}
      </p>
      <FoundList ref={list} found={found} onChoose={choose} onBlur={leave} />
    </div>
  );
}

/** Without it, the bar at the bottom of a phone covers the list. */
function useScrollIntoView(list: RefObject<HTMLUListElement | null>, found: readonly FoundPlace[]): void {
  useEffect(() => {
    if (found.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [list, found]);
}

/** Shows the name of a place that was chosen or restored. */
function usePlaceName(input: RefObject<HTMLInputElement | null>, place: Place, provinces: readonly Choice[]): void {
  const t = useTranslations('Seller');
  const locale = useLocale();
  useEffect(() => {
    if (place.province === '') return;
    const province = provinces.find(({ value }) => value === place.province)?.label ?? '';
    let isCurrent = true;
    const show = (name?: string) => {
      if (isCurrent && input.current !== null)
        input.current.value = name === undefined ? province : t('placeName', { name, province });
    };
    loadSearch()
      .then(({ districtName }) => districtName(place, locale))
      .then(show, () => show());
    return () => {
      isCurrent = false;
    };
  }, [input, place, provinces, locale, t]);
}

type FoundListProps = {
  ref: Ref<HTMLUListElement>;
  found: readonly FoundPlace[];
  onChoose: (place: Place) => void;
  onBlur: (event: FocusEvent) => void;
};

/** Presses leave the focus in the field, because the list closes without it. */
function FoundList({ ref, found, onChoose, onBlur }: FoundListProps) {
  if (found.length === 0) return null;
  return (
    <ul
      ref={ref}
      className="absolute inset-x-0 z-10 mt-1 overflow-hidden rounded-field border border-line bg-surface shadow-raised"
    >
      {found.map((place) => (
        <li key={place.province + place.district + place.subdistrict}>
          <button
            type="button"
            className="flex min-h-11 w-full flex-wrap items-baseline gap-x-2 px-3 py-2 text-left hover:bg-sunken"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            onBlur={onBlur}
          >
            {place.name} <span className="text-muted text-sm">{place.note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
