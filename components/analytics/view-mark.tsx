'use client';

import { useLayoutEffect, useRef } from 'react';
import type { ViewedPage } from '@/lib/analytics/page-view';
import { record } from './record';

/**
 * A2: records the view of the page that it stands in. In the commit that shows the page the address is the page's; later
 * it may be the next one's already. The same page with new data, and React's second look in development, are no view.
 */
export function ViewMark({ page: { view, key } }: { page: ViewedPage }) {
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    if (last.current === pathname + key) return;
    last.current = pathname + key;
    // A page's own word for its address comes after ours.
    record({
      'content-name': pathname + search,
      layout: document.documentElement.dataset.layout ?? 'default',
      ...view,
    });
  }, [view, key]);
  return null;
}
