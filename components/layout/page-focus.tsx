'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';

/** Of the page last shown; a switch of language mounts everything anew, and this outlives it. */
let shown: string | null = null;

/**
 * Another page has the focus at its beginning, as one that is loaded. The router leaves it on what was pressed, or on
 * nothing where that is gone. What a page itself puts the focus on comes later, and keeps it.
 */
export function PageFocus() {
  const here = usePathname();
  useLayoutEffect(() => {
    if (shown !== null && shown !== here) document.getElementById('content')?.focus({ preventScroll: true });
    shown = here;
  }, [here]);
  return null;
}
