'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { metresBetween } from 'thai-property-search/distance';
import { type Walk, walkAlong } from '@/lib/content/distance';
import { type KnownPlace, parseKnownPlaces } from '@/lib/content/known-place';
import { createApiClient } from '@/lib/http/client';
import { localizedText } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import { bestFigures } from '@/lib/property/best-figures';
import { persistedStore } from '../saved/persisted-store';
import { Button } from '../ui/button';
import { Glyph } from '../ui/glyph';
import { UnknownValue } from './compare-differences';

const request = createApiClient(10_000);
const MAX_PLACES = 2;
const NONE: readonly KnownPlace[] = [];

/** Places that the visitor often goes to, such as work or school. They stay on this device. */
const ownPlaces = persistedStore('own-places', (value) => parseKnownPlaces(value, MAX_PLACES));
const useOwnPlaces = () => ownPlaces.useSelector((places) => places, NONE);

/** Longer distances have no walking time. */
const WALKED_M = 3_000;

type Point = { readonly lat: number; readonly lng: number };

function useNameOf(): (place: KnownPlace) => string {
  const locale = useLocale();
  return ({ name }) => localizedText(name, locale).text;
}

/** A row for each place with the estimated distance of each listing. `homes` are null without a position. */
export function OwnPlaceRows({ homes }: { homes: readonly { readonly id: string; readonly point: Point | null }[] }) {
  const t = useTranslations('OwnPlaces');
  const nameOf = useNameOf();
  return useOwnPlaces().map((place) => {
    const walks = homes.map(({ point }) => (point === null ? null : walkAlong(metresBetween(point, place))));
    const best = bestFigures(
      walks.map((walk) => (walk === null ? null : { value: walk.metres })),
      'lowest',
    );
    const text = ({ metres, minutes }: Walk) =>
      metres <= WALKED_M
        ? t('walk', { metres: formatNumber(metres), minutes })
        : t('km', { km: formatNumber(metres / 1_000) });
    return (
      <tr key={place.name.en}>
        <th scope="row">{t('to', { place: nameOf(place) })}</th>
        {homes.map(({ id }, index) => {
          const walk = walks[index] ?? null;
          return (
            <td key={id} className="font-medium">
              {walk === null ? <UnknownValue text={t('unknown')} /> : text(walk)}
              {best.includes(index) ? <span className="compare-best">{t('nearest')}</span> : null}
            </td>
          );
        })}
      </tr>
    );
  });
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
  return { places: Array.isArray(state) ? state : NONE, failed: state === 'failed', load };
}

/** Chooses up to two places. Their list is loaded on the first focus. `ids`: if sent without scripts, the page stays. */
export function OwnPlacesForm({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('OwnPlaces');
  const id = useId();
  const chosen = useOwnPlaces();
  const nameOf = useNameOf();
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { places, failed, load } = useKnownPlaces();
  const [isUnknown, setUnknown] = useState(false);
  /** Moves the focus, because the pressed button may disappear. */
  const keep = (next: readonly KnownPlace[]) => {
    form.current?.focus({ preventScroll: true });
    ownPlaces.set(next);
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = input.current?.value.trim().toLowerCase();
    const place = places.find(({ name }) => [name.th, name.en].some((text) => text.toLowerCase() === typed));
    setUnknown(place === undefined);
    if (place === undefined || input.current === null) return input.current?.focus();
    input.current.value = '';
    keep([...chosen.filter(({ name }) => name.en !== place.name.en), place]);
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
          <div className="w-80 max-w-full">
            <label htmlFor={id} className="mb-1 block text-sm">
              {t('label')}
            </label>
            <input
              ref={input}
              id={id}
              list={`${id}-places`}
              autoComplete="off"
              placeholder={t('placeholder')}
              aria-invalid={isUnknown}
              aria-describedby={`${id}-message`}
              onFocus={load}
              onChange={() => setUnknown(false)}
              className="text-box"
            />
            <datalist id={`${id}-places`}>
              {places.map((place) => (
                <option key={place.name.en} value={nameOf(place)} />
              ))}
            </datalist>
          </div>
          <Button type="submit" variant="secondary" size="small">
            {t('add')}
          </Button>
        </>
      ) : null}
      {chosen.map((place) => (
        <button
          key={place.name.en}
          type="button"
          aria-label={t('remove', { place: nameOf(place) })}
          onClick={() => keep(chosen.filter((other) => other !== place))}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-control bg-surface px-3.5 text-sm hover:border-danger hover:text-danger"
        >
          {nameOf(place)}
          <Glyph name="cross" className="size-4" />
        </button>
      ))}
      <p id={`${id}-message`} role="status" className="basis-full text-danger text-sm">
        {message}
      </p>
    </form>
  );
}
