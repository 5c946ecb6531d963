'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';

/** Path of the last page. Module state, because a switch of language remounts everything. */
let previousPath: string | null = null;

/**
 * Moves focus to the content of a new page, as a full page load would. The router leaves it on the pressed link, or
 * nowhere if that is gone. Focus that the page sets itself comes later and takes priority.
 */
export function PageFocus() {
  const pathname = usePathname();
  useLayoutEffect(() => {
    if (previousPath !== null && previousPath !== pathname)
      document.getElementById('content')?.focus({ preventScroll: true });
    previousPath = pathname;
  }, [pathname]);
  return null;
}
