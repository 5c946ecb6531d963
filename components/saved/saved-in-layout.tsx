'use client';

import { useEffect } from 'react';
import { forgetOldDraft } from '../leads/draft-age';
import { hiddenIds } from './saved-lists';

/**
 * Removes restored listings from the first-paint style, and deletes an expired form draft on every page. Listings that
 * are hidden later are not added: their cards hide them, and a new style costs a phone a layout of the whole page.
 */
export function StoredListsStyle() {
  useEffect(() => {
    let styled = hiddenIds.current();
    const show = () => {
      const hidden = hiddenIds.current();
      styled = styled.filter((id) => hidden.includes(id));
      window.showLists?.(styled);
    };
    show();
    forgetOldDraft();
    return hiddenIds.subscribe(show);
  }, []);
  return null;
}
