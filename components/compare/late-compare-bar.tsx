'use client';

import { useEffect, useState } from 'react';
import { comparedIds } from '../saved/home-lists';
import type { CompareBar } from './compare-bar';

/** Loads the bar once a home is chosen. After a failed load, the next choice tries again. */
export function LateCompareBar() {
  const ids = comparedIds.useAll();
  const [Bar, setBar] = useState<typeof CompareBar | null>(null);
  useEffect(() => {
    if (ids.length === 0 || Bar !== null) return;
    import('./compare-bar').then(
      (room) => setBar(() => room.CompareBar),
      () => undefined,
    );
  }, [ids, Bar]);
  return Bar && <Bar />;
}
