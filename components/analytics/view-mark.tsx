'use client';

import { useLayoutEffect } from 'react';
import { type ViewedPage, viewEvent, viewKey } from '@/lib/analytics/page-view';
import { record } from './record';

/** Of the view that was recorded last; null once no page that is counted is shown. */
let last: string | null = null;
let shown = 0;

function view(page: ViewedPage): void {
  const key = viewKey(page, window.location);
  if (key === last) return;
  last = key;
  record({ ...viewEvent(page, window.location), layout: document.documentElement.dataset.layout ?? 'default' });
}

/**
 * A2: records the view of the page that it stands in. In the commit that shows the page the address is the page's; later
 * it may be the next one's already. The same page with new data, and React's second look in development, are no view.
 */
export function ViewMark({ page }: { page: ViewedPage }) {
  useLayoutEffect(() => {
    view(page);
    // A whole document that the browser had kept and shows again, by back or forward.
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      last = null;
      view(page);
    };
    window.addEventListener('pageshow', showAgain);
    return () => window.removeEventListener('pageshow', showAgain);
  }, [page]);
  useLayoutEffect(() => {
    shown += 1;
    return () => {
      shown -= 1;
      // Where no other page has come by then (an error, not found), the same address is another view.
      queueMicrotask(() => {
        if (shown === 0) last = null;
      });
    };
  }, []);
  return null;
}
