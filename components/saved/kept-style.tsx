'use client';

import { useEffect } from 'react';
import { forgetOldDraft } from '../seller/draft-age';
import { hiddenIds, recentIds } from './home-lists';

/**
 * Keeps the style that the first-paint script made in step with the lists, also with other windows. It stands on every
 * page, and so is where what was kept too long is taken away.
 */
export function KeptStyle() {
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
