'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { metresBetween } from 'thai-property-search/distance';
import { walkAlong } from '@/lib/content/distance';
import {
  isSamePlace,
  type KnownPlace,
  type OwnPlace,
  PLACE_USES,
  parseKnownPlaces,
  parseOwnPlaces,
} from '@/lib/content/known-place';
import { createApiClient } from '@/lib/http/client';
import { localizedText } from '@/lib/i18n/locales';
import { bestFigures } from '@/lib/property/best-figures';
import { persistedStore } from '../saved/persisted-store';
import { Button } from '../ui/button';
import { Glyph } from '../ui/glyph';
import { UnknownValue } from './compare-differences';
import { useDistance } from './use-distance';

const request = createApiClient(10_000);
const MAX_PLACES = 4;
const NO_PLACES: readonly KnownPlace[] = [];
const NONE: readonly OwnPlace[] = [];

/** Places that the visitor often goes to, such as work or school. Only their coordinates leave this device. */
const ownPlaces = persistedStore('own-places', (value) => parseOwnPlaces(value, MAX_PLACES));
const useOwnPlaces = () => ownPlaces.useSelector((places) => places, NONE);

/** Longer distances have no walking time. */
const WALKED_M = 3_000;

type Point = { readonly lat: number; readonly lng: number };

function useNameOf(): (place: OwnPlace) => string {
  const t = useTranslations('OwnPlaces');
  const locale = useLocale();
  return ({ name, use }) => {
    const { text } = localizedText(name, locale);
    return use === undefined ? text : t('named', { use: t(`uses.${use}`), place: text });
  };
}

const keyOf = ({ name, use }: OwnPlace) => use ?? name.en;

const isTimes = (value: unknown): value is readonly (number | null)[] =>
  Array.isArray(value) && value.every((minutes) => minutes === null || typeof minutes === 'number');

type Home = { readonly id: string; readonly point: Point | null };

/** The minutes from each home by train and on foot, by id. Empty until they are known, and if they cannot be loaded. */
function useTimesTo({ lat, lng }: KnownPlace, homes: readonly Home[]): ReadonlyMap<string, number> {
  const [times, setTimes] = useState<ReadonlyMap<string, number>>(new Map());
  const placed = homes.flatMap(({ id, point }) => (point === null ? [] : [{ id, text: `${point.lat},${point.lng}` }]));
  const ids = placed.map(({ id }) => id).join();
  const query = new URLSearchParams([['to', `${lat},${lng}`], ...placed.map(({ text }) => ['from', text])]).toString();
  useEffect(() => {
    let isCurrent = ids !== '';
    const keep = (value: unknown) => {
      if (!isCurrent || !isTimes(value)) return;
      setTimes(new Map(ids.split(',').flatMap((id, index) => (value[index] == null ? [] : [[id, value[index]]]))));
    };
    if (isCurrent) request(`/api/places?${query}`).then(keep, console.warn);
    return () => {
      isCurrent = false;
    };
  }, [ids, query]);
  return times;
}

/** A row for each place, with the estimated distance and time from each listing. `point` is null if unknown. */
export function OwnPlaceRows({ homes }: { homes: readonly Home[] }) {
  return useOwnPlaces().map((place) => <OwnPlaceRow key={keyOf(place)} place={place} homes={homes} />);
}

function OwnPlaceRow({ place, homes }: { place: OwnPlace; homes: readonly Home[] }) {
  const t = useTranslations('OwnPlaces');
  const nameOf = useNameOf();
  const distanceOf = useDistance();
  const times = useTimesTo(place, homes);
  const ways = homes.map(({ id, point }) => {
    if (point === null) return null;
    const { metres, minutes: onFoot } = walkAlong(metresBetween(point, place));
    const walk = metres <= WALKED_M ? onFoot : undefined;
    return { metres, minutes: times.get(id) ?? walk, isWalk: walk !== undefined && (times.get(id) ?? walk) >= walk };
  });
  const isTimed = ways.every((way) => way === null || way.minutes !== undefined);
  const best = bestFigures(
    ways.map((way) => way && { value: (isTimed ? way.minutes : undefined) ?? way.metres }),
    'lowest',
  );
  const text = ({ metres, minutes, isWalk }: NonNullable<(typeof ways)[number]>) => {
    const distance = distanceOf(metres);
    return minutes === undefined ? distance : t(isWalk ? 'walk' : 'trip', { distance, minutes });
  };
  return (
    <tr>
      <th scope="row">{place.use === undefined ? t('to', { place: nameOf(place) }) : nameOf(place)}</th>
      {homes.map(({ id }, index) => {
        const way = ways[index] ?? null;
        return (
          <td key={id} className="font-medium">
            {way === null ? <UnknownValue text={t('unknown')} /> : text(way)}
            {best.includes(index) ? <span className="compare-best">{t('nearest')}</span> : null}
          </td>
        );
      })}
    </tr>
  );
}

function useKnownPlaces() {
  const [state, setState] = useState<readonly KnownPlace[] | 'loading' | 'failed' | null>(null);
  const load = () => {
    if (state !== null && state !== 'failed') return;
    setState('loading');
    request('/api/places?landmarks=all').then(
      (value) => setState(parseKnownPlaces(value)),
      () => setState('failed'),
    );
  };
  return { places: Array.isArray(state) ? state : NO_PLACES, failed: state === 'failed', load };
}

/** What the chosen place is to the visitor. A use that has a place already is given to the new one. */
function PlaceUses({ use, onUse }: { use: OwnPlace['use']; onUse: (use: OwnPlace['use']) => void }) {
  const t = useTranslations('OwnPlaces');
  return (
    <fieldset className="pills basis-full">
      <legend>{t('title')}</legend>
      {[...PLACE_USES, undefined].map((value) => (
        <label key={value ?? 'other'}>
          <input type="radio" checked={use === value} onChange={() => onUse(value)} />
          <span className="pointer-events-none relative">{t(`uses.${value ?? 'other'}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

type ChosenProps = { places: readonly OwnPlace[]; onRemove: (place: OwnPlace) => void };

function ChosenPlaces({ places, onRemove }: ChosenProps) {
  const t = useTranslations('OwnPlaces');
  const nameOf = useNameOf();
  return places.map((place) => (
    <button
      key={keyOf(place)}
      type="button"
      aria-label={t('remove', { place: nameOf(place) })}
      onClick={() => onRemove(place)}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-control bg-surface px-3.5 text-sm hover:border-danger hover:text-danger"
    >
      {nameOf(place)}
      <Glyph name="cross" className="size-4" />
    </button>
  ));
}

/** Chooses places. Their list is loaded on the first focus. `ids`: if sent without scripts, the page stays. */
export function OwnPlacesForm({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('OwnPlaces');
  const id = useId();
  const chosen = useOwnPlaces();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { places, failed, load } = useKnownPlaces();
  const [isUnknown, setUnknown] = useState(false);
  const [picked, setUse] = useState<OwnPlace['use'] | null>(null);
  const use = picked === null ? PLACE_USES.find((one) => chosen.every((place) => place.use !== one)) : picked;
  /** Moves the focus, because the pressed button may disappear. */
  const keep = (next: readonly OwnPlace[]) => {
    form.current?.focus({ preventScroll: true });
    ownPlaces.set(next);
    setUse(null);
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = input.current?.value.trim().toLowerCase();
    const place = places.find(({ name }) => [name.th, name.en].some((text) => text.toLowerCase() === typed));
    setUnknown(place === undefined);
    if (place === undefined || input.current === null) return input.current?.focus();
    input.current.value = '';
    const added: OwnPlace = use === undefined ? place : { ...place, use };
    keep([...chosen.filter((other) => !isSamePlace(other, added)), added]);
  };
  const message = failed ? t('failed') : isUnknown ? t('choose') : '';
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={t('title')}
      onSubmit={add}
      className="mt-6 flex flex-wrap items-end gap-2 outline-none noscript:hidden print:hidden"
    >
      <input type="hidden" name="ids" value={ids.join()} />
      {chosen.length < MAX_PLACES ? (
        <>
          <PlaceUses use={use} onUse={setUse} />
          <input
            ref={input}
            list={`${id}-places`}
            autoComplete="off"
            aria-label={t('label')}
            placeholder={t('placeholder')}
            aria-invalid={isUnknown}
            aria-describedby={`${id}-message`}
            onFocus={load}
            onChange={() => setUnknown(false)}
            className="text-box w-80 max-w-full"
          />
          <datalist id={`${id}-places`}>
            {places.map(({ name }) => (
              <option key={name.en} value={localizedText(name, locale).text} />
            ))}
          </datalist>
          <Button type="submit" variant="secondary" size="small">
            {t('add')}
          </Button>
        </>
      ) : null}
      <ChosenPlaces places={chosen} onRemove={(place) => keep(chosen.filter((other) => other !== place))} />
      <p id={`${id}-message`} role="status" className="basis-full text-danger text-sm">
        {message}
      </p>
    </form>
  );
}
