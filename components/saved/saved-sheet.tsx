'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Sheet } from '../ui/sheet';
import { Tabs } from '../ui/tabs';
import { useOnline } from '../ui/use-online';
import { hiddenIds, recentIds, savedIds } from './home-lists';
import { KeptHomeList } from './kept-home-list';
import { SavedSearchList } from './saved-search-list';

/** The number of hidden listings, with a button to show them all again. */
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

/** The lists stored on this device: saved listings, recently viewed listings and saved searches. */
export function SavedSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('Saved');
  const online = useOnline();
  const onFollow = (event: MouseEvent) => {
    // Offline, the link cannot load, so keep the sheet open.
    if (online) onOpenChange(false);
    else event.preventDefault();
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
            panel: <KeptHomeList list={savedIds} emptyText={t('empty')} onFollow={onFollow} />,
          },
          {
            id: 'recent',
            label: t('tabRecent'),
            panel: <KeptHomeList list={recentIds} emptyText={t('recentEmpty')} onFollow={onFollow} />,
          },
          { id: 'searches', label: t('tabSearches'), panel: <SavedSearchList onFollow={onFollow} /> },
        ]}
      />
      <HiddenHomes />
    </Sheet>
  );
}
