'use client';

import { useEffect } from 'react';
import { forgetOldDraft } from '../leads/draft-age';
import { hiddenIds } from './saved-lists';

/** Updates the first-paint style with the hidden listings, and deletes an expired form draft on every page. */
export function StoredListsStyle() {
  useEffect(() => {
    const show = () => window.showLists?.(hiddenIds.current());
    show();
    forgetOldDraft();
    return hiddenIds.subscribe(show);
  }, []);
  return null;
}
