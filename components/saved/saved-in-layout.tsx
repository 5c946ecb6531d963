'use client';

import { useEffect } from 'react';
import { forgetOldDraft } from '../leads/draft-age';
import { hiddenIds, recentIds } from './saved-lists';

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
