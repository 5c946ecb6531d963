'use client';

import { useLayoutEffect, useRef } from 'react';
import type { ViewedPage } from '@/lib/analytics/page-view';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { record, showView } from './record';

/**
 * A2: records the view of the page that it stands in. In the commit that shows the page the address is the page's; later
 * it may be the next one's already. The same page with new data, and React's second look in development, are no view.
 */
export function ViewMark({ page: { view, key } }: { page: ViewedPage }) {
  const last = useRef<{ at: string; event: SiteEvent }>(undefined);
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    if (last.current?.at !== pathname + key) {
      const layout = document.documentElement.dataset.layout ?? 'default';
      // `view` comes last: a page may tell another address.
      last.current = { at: pathname + key, event: { 'content-name': pathname + search, layout, ...view } };
      record(last.current.event);
    }
    return showView(last.current.event);
  }, [view, key]);
  return null;
}
