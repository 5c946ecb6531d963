'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { localizedText } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { useRecentSearches } from '../search/recent-searches';
import { whenIdle } from '../ui/browser';
import { LocalLink } from '../ui/navigation';
import { HomePrice } from './home-price';
import {
  currentSummaries,
  hiddenIds,
  recentIds,
  savedIds,
  savedSearches,
  useSavedSearches,
  useSummaries,
} from './saved-lists';

const MAX_HOMES = 8;

const savedThenRecent = (saved: readonly string[], recent: readonly string[]) => [...new Set([...saved, ...recent])];

type News = {
  readonly pricesBefore: ReadonlyMap<string, number | null>;
  readonly unlisted: readonly string[];
  /** New homes of the latest saved search. */
  readonly fresh: number;
};

/** What has changed since the last visit. Without an answer, for example offline, the stored state stays. */
function useNews(): News {
  const [news, setNews] = useState<News>({ pricesBefore: new Map(), unlisted: [], fresh: 0 });
  useEffect(
    () =>
      whenIdle(() => {
        const ids = savedThenRecent(savedIds.current(), recentIds.current()).slice(0, 2 * MAX_HOMES);
        const [search] = savedSearches.current();
        const add = (more: Partial<News>) => setNews((all) => ({ ...all, ...more }));
        add({ pricesBefore: new Map(currentSummaries().map(({ id, price }) => [id, price])) });
        if (ids.length === 0 && search === undefined) return;
        const load = import('./refresh-homes');
        if (ids.length > 0) load.then(async (now) => add({ unlisted: await now.refreshHomes(ids) })).catch(() => {});
        if (search) load.then(async (now) => add({ fresh: (await now.countHomes(search)).fresh })).catch(() => {});
      }),
    [],
  );
  return news;
}

/** The last search and the latest saved one, which may be the same. */
function Searches({ continueText, icon, fresh }: { continueText: string; icon: ReactNode; fresh: number }) {
  const t = useTranslations('Saved');
  const [last] = useRecentSearches();
  const [saved] = useSavedSearches();
  const searches = [
    ...(last ? [{ ...last, title: continueText }] : []),
    ...(saved && saved.query !== last?.query
      ? [{ query: saved.query, label: saved.name, title: t('savedSearch') }]
      : []),
  ];
  if (searches.length === 0) return null;
  return (
    <li className="flex w-44 shrink-0 flex-col gap-2 pb-2">
      {searches.map(({ query, label, title }) => (
        <LocalLink key={query} href={routePath('search') + query} prefetch={false} className="strip-search">
          <strong>
            {icon}
            {title}
          </strong>
          <span>{label}</span>
          {saved?.query === query && fresh > 0 ? <em>{t('fresh', { count: fresh })}</em> : null}
        </LocalLink>
      ))}
    </li>
  );
}

export type StripProps = { continueText: string; icon?: ReactNode };

/** What a visit may continue. The height is fixed, so updates cause no layout shift. */
export function RecentStrip({ continueText, icon }: StripProps) {
  const t = useTranslations('Saved');
  const locale = useLocale();
  const searches = useRecentSearches();
  const stored = useSavedSearches();
  const saved = savedIds.useAll();
  const recent = recentIds.useAll();
  const summaries = useSummaries();
  const { pricesBefore, unlisted, fresh } = useNews();
  const homes = savedThenRecent(saved, recent)
    .flatMap((id) => summaries.find((home) => home.id === id && !unlisted.includes(id)) ?? [])
    .slice(0, MAX_HOMES);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is hidden with the last item
  useEffect(() => void window.showLists?.(hiddenIds.current(), true), [searches, stored, saved, recent]);
  return (
    <ul className="-mx-1 flex h-52 gap-4 overflow-x-auto px-1 pt-1">
      <Searches continueText={continueText} icon={icon} fresh={fresh} />
      {homes.map((home) => {
        const { text, lang } = localizedText(home.title, locale);
        return (
          <li key={home.id} className="relative w-44 shrink-0 leading-snug">
            {home.picture ? (
              <img src={home.picture.url} alt="" className="h-28 w-full rounded-card bg-sunken object-cover" />
            ) : (
              <span className="block h-28 rounded-card bg-sunken" />
            )}
            {saved.includes(home.id) ? <span className="badge absolute top-2 left-2">{t('tabSaved')}</span> : null}
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
