'use client';

import { useEffect } from 'react';
import { forgetOldDraft } from '../leads/draft-age';
import { hiddenIds, recentIds } from './home-lists';

/**
 * Updates the style from the first-paint script when the lists change, also in another window. It also deletes an
 * expired form draft, because this component is on every page.
 */
export function StoredListsStyle() {
  useEffect(() => {
    const show = () => window.showKept?.(hiddenIds.current(), recentIds.current().length > 0);
    show();
    forgetOldDraft();
    const stops = [hiddenIds.subscribe(show), recentIds.subscribe(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
