'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import useSWR from 'swr';
import { comparedQuery } from '@/lib/content/ids';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { localizedText } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { useOnline } from '../ui/browser';
import { Button, LinkButton } from '../ui/button';
import { Sheet, Tabs } from '../ui/layers';
import { LocalLink } from '../ui/navigation';
import { HomeSkeletons } from '../ui/skeleton';
import { HomePrice } from './home-price';
import type { PersistedIds } from './persisted-store';
import { refreshHomes } from './refresh-homes';
import { comparedIds, hiddenIds, recentIds, savedIds, useSummaries } from './saved-lists';
import { RemoveButton, SavedSearchList } from './saved-search-list';

function Measures({ home: { bedrooms, usableAreaSqm } }: { home: ListingSummary }) {
  const t = useTranslations('Saved');
  const parts = [
    bedrooms === undefined ? null : t('beds', { count: bedrooms }),
    usableAreaSqm === undefined ? null : t('area', { value: formatNumber(usableAreaSqm) }),
  ];
  const text = parts.filter((part) => part !== null).join(' · ');
  return text === '' ? null : <p className="text-muted text-sm tabular-nums">{text}</p>;
}

const ITEM = 'relative flex items-center gap-3 py-3';
const PICTURE = 'h-16 w-24 shrink-0 rounded-field';

type StoredHomeProps = {
  home: ListingSummary;
  isUnlisted: boolean;
  onFollow: (event: MouseEvent) => void;
  onRemove: () => void;
};

function StoredHome({ home, isUnlisted, onFollow, onRemove }: StoredHomeProps) {
  const t = useTranslations('Saved');
  const { text, lang } = localizedText(home.title, useLocale());
  return (
    <li className={ITEM}>
      {home.picture ? (
        <img src={home.picture.url} alt="" width={96} height={64} className={`${PICTURE} bg-sunken object-cover`} />
      ) : (
        <span className={`${PICTURE} bg-sunken`} />
      )}
      <div className="min-w-0 grow leading-snug">
        <p>{isUnlisted ? <span className="font-semibold text-sm">{t('gone')}</span> : <HomePrice home={home} />}</p>
        {isUnlisted ? (
          <p lang={lang} className="line-clamp-2 text-muted text-sm">
            {text}
          </p>
        ) : (
          <LocalLink
            href={routePath('listing', { id: home.id })}
            lang={lang}
            onClick={onFollow}
            className="line-clamp-2 text-sm after:absolute after:inset-0 hover:text-phprimary hover:underline"
          >
            {text}
          </LocalLink>
        )}
        <Measures home={home} />
      </div>
      <RemoveButton label={t('remove', { name: text })} onRemove={onRemove} />
    </li>
  );
}

function LoadingHomes({ count }: { count: number }) {
  const t = useTranslations('Saved');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <ul aria-hidden="true" className="divide-y divide-line">
        <HomeSkeletons count={Math.min(count, 5)} item={ITEM} picture={PICTURE} />
      </ul>
    </div>
  );
}

const NONE: readonly string[] = [];

type Props = {
  list: PersistedIds;
  emptyText: string;
  onFollow: (event: MouseEvent) => void;
  onCompare?: (event: MouseEvent) => void;
};

function StoredHomeList({ list, emptyText, onFollow, onCompare }: Props) {
  const t = useTranslations('Saved');
  const ids = list.useAll();
  const summaries = useSummaries();
  const homes = ids.flatMap((id) => summaries.find((home) => home.id === id) ?? []);
  const {
    data: unlisted = NONE,
    error,
    mutate,
  } = useSWR(ids.length === 0 ? null : ids.toSorted().join(','), (key) => refreshHomes(key.split(',')), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  });
  if (ids.length === 0) return <p className="text-muted">{emptyText}</p>;
  const offered = ids.filter((id) => !unlisted.includes(id));
  if (homes.length === 0 && error === undefined) return <LoadingHomes count={ids.length} />;
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
          <StoredHome
            key={home.id}
            home={home}
            isUnlisted={unlisted.includes(home.id)}
            onFollow={onFollow}
            onRemove={() => list.remove([home.id])}
          />
        ))}
      </ul>
      {onCompare && offered.length > 1 && offered.length <= comparedIds.limit ? (
        <LinkButton
          href={routePath('compare') + comparedQuery(offered)}
          prefetch={false}
          variant="secondary"
          onClick={onCompare}
          className="mt-2 mb-4 w-full"
        >
          {t('compareNow', { count: offered.length })}
        </LinkButton>
      ) : null}
    </>
  );
}

function HiddenHomes() {
  const t = useTranslations('Saved');
  const hidden = hiddenIds.useAll();
  if (hidden.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-line border-t pt-2 text-muted text-sm">
      {t('hiddenAll', { count: hidden.length })}
      <button
        type="button"
        onClick={() => hiddenIds.remove(hidden)}
        className="min-h-11 font-semibold text-phprimary hover:underline"
      >
        {t('bringAllBack')}
      </button>
    </p>
  );
}

export function SavedSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('Saved');
  const online = useOnline();
  const onFollow = (event: MouseEvent) => {
    // Offline, the link cannot load, so keep the sheet open.
    if (!online) event.preventDefault();
  };
  // A sheet closes with the path, which is the same on another comparison.
  const onCompare = (event: MouseEvent) => {
    onFollow(event);
    if (online) onOpenChange(false);
  };
  return (
    <Sheet title={t('title')} closeLabel={t('close')} open={open} onOpenChange={onOpenChange}>
      <p
        role="status"
        className={online ? 'sr-only' : 'mb-3 rounded-field bg-lightblue px-3 py-2 text-sm leading-snug'}
      >
        {online ? null : t('offline')}
      </p>
      <Tabs
        label={t('title')}
        tabs={[
          {
            id: 'saved',
            label: t('tabSaved'),
            panel: <StoredHomeList list={savedIds} emptyText={t('empty')} {...{ onFollow, onCompare }} />,
          },
          {
            id: 'recent',
            label: t('tabRecent'),
            panel: <StoredHomeList list={recentIds} emptyText={t('recentEmpty')} onFollow={onFollow} />,
          },
          { id: 'searches', label: t('tabSearches'), panel: <SavedSearchList onFollow={onFollow} /> },
        ]}
      />
      <HiddenHomes />
    </Sheet>
  );
}
