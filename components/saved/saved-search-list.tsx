'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import useSWR from 'swr';
import { routePath } from '@/lib/navigation/routes';
import { Glyph } from '../ui/glyph';
import { LocalLink, useSite } from '../ui/navigation';
import { countHomes } from './refresh-homes';
import { forgetSearch, markSearchSeen, type SavedSearch, useSavedSearches } from './saved-lists';

export function SavedSearchList({ onFollow }: { onFollow: (event: MouseEvent) => void }) {
  const t = useTranslations('Saved');
  const searches = useSavedSearches();
  const { alerts } = useSite();
  if (searches.length === 0) return <p className="text-muted">{t('searchesEmpty')}</p>;
  return (
    <ul className="divide-y divide-line">
      {searches.map((search) => (
        <li key={search.query} className="flex items-center gap-3 py-3">
          <div className="min-w-0 grow leading-snug">
            <LocalLink
              href={routePath('search') + search.query}
              prefetch={false}
              onClick={(event) => {
                onFollow(event);
                if (!event.defaultPrevented) markSearchSeen(search.query);
              }}
              className="line-clamp-3 font-semibold hover:text-phprimary hover:underline"
            >
              {search.name}
            </LocalLink>
            <NewCount search={search} />
            {alerts ? (
              <LocalLink
                href={`${routePath('search')}/alert${search.query}`}
                prefetch={false}
                onClick={onFollow}
                className="inline-flex min-h-11 items-center text-phprimary text-sm underline"
              >
                {t('alert')}
              </LocalLink>
            ) : null}
          </div>
          <RemoveButton label={t('remove', { name: search.name })} onRemove={() => forgetSearch(search.query)} />
        </li>
      ))}
    </ul>
  );
}

/** Removes a row from its list, and moves focus to the remove button of the next row, or of the previous one. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  const remove = ({ currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')?.focus();
    onRemove();
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={remove}
      className="relative grid size-11 shrink-0 place-items-center rounded-full text-icon hover:bg-sunken hover:text-font"
    >
      <Glyph name="cross" />
    </button>
  );
}

function NewCount({ search }: { search: SavedSearch }) {
  const t = useTranslations('Saved');
  const { data } = useSWR(search, countHomes, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  // Reserve the line, to avoid a layout shift.
  if (data === undefined) return <span className="block h-6" />;
  return (
    <span className="flex h-6 items-center gap-2 text-muted text-sm tabular-nums">
      {data.fresh === 0 ? null : (
        <strong className="rounded-full bg-phprimary px-2 font-semibold text-on-primary text-xs leading-5">
          {t('fresh', { count: data.fresh })}
        </strong>
      )}
      {t('found', { count: data.total })}
    </span>
  );
}
