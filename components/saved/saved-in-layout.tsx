'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { forgetOldDraft } from '../leads/draft-age';
import { NOTE_SHOWN_MS, Note } from '../ui/note';
import {
  HOMES_FULL,
  hiddenIds,
  MAX_SEARCHES,
  recentIds,
  SEARCHES_FULL,
  savedIds,
  useSavedSearches,
} from './saved-lists';

type Full = 'homesFull' | 'searchesFull';
const LIMITS: Readonly<Record<Full, number>> = { homesFull: savedIds.limit, searchesFull: MAX_SEARCHES };

/** Which list is full, and how many times in a row it has refused an item. */
type Refusal = { full: Full; time: number };

function useRefusal(): Refusal | null {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const homes = savedIds.useAll();
  const searches = useSavedSearches();
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list or page makes the note outdated
  useEffect(() => setRefusal(null), [homes, searches, pathname]);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFull = (full: Full) => () => {
      clearTimeout(timer);
      setRefusal((previous) => ({ full, time: (previous?.time ?? 0) + 1 }));
      timer = setTimeout(() => setRefusal(null), NOTE_SHOWN_MS);
    };
    window.addEventListener(HOMES_FULL, onFull('homesFull'), { signal: controller.signal });
    window.addEventListener(SEARCHES_FULL, onFull('searchesFull'), { signal: controller.signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  return refusal;
}

/** Tells the visitor that a list is full. Saved items are never removed to make room. */
export function ListFullNote() {
  const t = useTranslations('Saved');
  const refusal = useRefusal();
  return <Note text={refusal === null ? null : t(refusal.full, { most: LIMITS[refusal.full] })} time={refusal?.time} />;
}

/** Updates the first-paint style with the lists, and deletes an expired form draft on every page. */
export function StoredListsStyle() {
  useEffect(() => {
    const show = () => window.showLists?.(hiddenIds.current(), recentIds.current().length > 0);
    show();
    forgetOldDraft();
    const stops = [hiddenIds.subscribe(show), recentIds.subscribe(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
