'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import useSWR from 'swr';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { useSummaries } from './home-lists';
import { KeptHome } from './kept-home';
import type { KeptIds } from './kept-ids';
import { refreshHomes } from './refresh-homes';

function Waiting({ count }: { count: number }) {
  const t = useTranslations('Saved');
  return (
    <div role="status" className="space-y-4 py-3">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: Math.min(count, 5) }, (_, index) => `waiting-${index}`).map((key) => (
        <Skeleton key={key} className="h-16 w-full" />
      ))}
    </div>
  );
}

const NONE: readonly string[] = [];

type Props = { list: KeptIds; emptyText: string; onFollow: (event: MouseEvent) => void };

/** A stored list of listings. It shows the stored summaries first, then updates them from the server. */
export function KeptHomeList({ list, emptyText, onFollow }: Props) {
  const t = useTranslations('Saved');
  const ids = list.useAll();
  const known = useSummaries();
  const homes = ids.flatMap((id) => known.find((home) => home.id === id) ?? []);
  const {
    data: gone = NONE,
    error,
    mutate,
  } = useSWR(ids.length === 0 ? null : ids.toSorted().join(','), (asked) => refreshHomes(asked.split(',')), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  });
  if (ids.length === 0) return <p className="text-muted">{emptyText}</p>;
  if (homes.length === 0 && error === undefined) return <Waiting count={ids.length} />;
  return (
    <>
      {error === undefined ? null : (
        <div role="alert" className="mb-2 space-y-2 rounded-field bg-sunken p-3 text-sm">
          <p>{t(homes.length === 0 ? 'failed' : 'asLastSeen')}</p>
          <Button variant="secondary" size="small" onClick={() => void mutate()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line">
        {homes.map((home) => (
          <KeptHome
            key={home.id}
            home={home}
            isGone={gone.includes(home.id)}
            onFollow={onFollow}
            onRemove={() => list.remove([home.id])}
          />
        ))}
      </ul>
    </>
  );
}
