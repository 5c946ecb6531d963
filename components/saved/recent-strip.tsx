'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { localizedText } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { useRecentSearches } from '../search/recent-searches';
import { whenIdle } from '../ui/browser';
import { LocalLink } from '../ui/navigation';
import { HomePrice } from './home-price';
import { currentSummaries, recentIds, useSummaries } from './saved-lists';

const MAX_HOMES = 8;

/** The last search and the recently viewed listings. The height is fixed, so updates cause no layout shift. */
export function RecentStrip({ continueText, icon }: { continueText: string; icon?: ReactNode }) {
  const locale = useLocale();
  const [lastSearch] = useRecentSearches();
  const ids = recentIds.useAll();
  const summaries = useSummaries();
  const homes = ids.flatMap((id) => summaries.find((home) => home.id === id) ?? []).slice(0, MAX_HOMES);
  const [pricesBefore, setPricesBefore] = useState<ReadonlyMap<string, number | null>>(new Map());
  useEffect(
    () =>
      whenIdle(() => {
        const recent = recentIds.current();
        setPricesBefore(new Map(currentSummaries().map(({ id, price }) => [id, price])));
        // On an error, for example offline, the stored summaries stay on the page.
        if (recent.length > 0)
          import('./refresh-homes').then(({ refreshHomes }) => refreshHomes(recent)).catch(() => {});
      }),
    [],
  );
  return (
    <ul className="-mx-1 flex h-52 gap-4 overflow-x-auto px-1 pt-1">
      {lastSearch === undefined ? null : (
        <li className="relative w-44 shrink-0 leading-snug">
          <span className="grid h-28 place-items-center rounded-card bg-lightblue text-phprimary">{icon}</span>
          <p className="mt-2 font-semibold">{continueText}</p>
          <LocalLink
            href={routePath('search') + lastSearch.query}
            prefetch={false}
            className="line-clamp-2 text-muted text-sm after:absolute after:inset-0 hover:text-phprimary"
          >
            {lastSearch.label}
          </LocalLink>
        </li>
      )}
      {homes.map((home) => {
        const { text, lang } = localizedText(home.title, locale);
        return (
          <li key={home.id} className="relative w-44 shrink-0 leading-snug">
            {home.picture ? (
              <img src={home.picture.url} alt="" className="h-28 w-full rounded-card bg-sunken object-cover" />
            ) : (
              <span className="block h-28 rounded-card bg-sunken" />
            )}
            <p className="mt-2">
              <HomePrice home={home} before={pricesBefore.get(home.id)} />
            </p>
            <LocalLink
              href={routePath('listing', { id: home.id })}
              lang={lang}
              className="line-clamp-2 text-muted text-sm after:absolute after:inset-0 hover:text-phprimary"
            >
              {text}
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}
