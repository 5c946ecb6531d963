'use client';

import { useEffect } from 'react';

/** Puts a word in front of the page's title while there are faults, for those who hear it first. */
export function useErrorTitle(prefix: string, isFaulty: boolean): void {
  useEffect(() => {
    const plain = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    document.title = isFaulty ? prefix + plain : plain;
  }, [prefix, isFaulty]);
}
