'use client';

import { useEffect } from 'react';

/** Adds a prefix to the document title while there are errors, because screen readers announce the title first. */
export function useErrorTitle(prefix: string, isFaulty: boolean): void {
  useEffect(() => {
    const plain = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    document.title = isFaulty ? prefix + plain : plain;
  }, [prefix, isFaulty]);
}
