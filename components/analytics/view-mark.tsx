'use client';

import { useLayoutEffect, useRef } from 'react';
import type { ViewedPage } from '@/lib/analytics/page-view';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { record, showView } from './record';

/**
 * A2: records the view of its page. It reads the URL in the commit that shows the page, because later the URL may
 * already be the next page's. New data for the same page and the second effect in React's strict mode are not views.
 */
export function ViewMark({ page: { view, key } }: { page: ViewedPage }) {
  const last = useRef<{ viewKey: string; event: SiteEvent }>(undefined);
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    if (last.current?.viewKey !== pathname + key) {
      const layout = document.documentElement.dataset.layout ?? 'default';
      // `view` comes last, because it may contain another URL.
      last.current = { viewKey: pathname + key, event: { 'content-name': pathname + search, layout, ...view } };
      record(last.current.event);
    }
    return showView(last.current.event);
  }, [view, key]);
  return null;
}
