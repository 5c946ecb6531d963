'use client';

import { useEffect } from 'react';
import { rememberSearch } from './recent-store';

/** Draws nothing: notes on the device that this search was opened. */
export function RecentSearchMark({ label, query }: { label: string; query: string }) {
  useEffect(() => rememberSearch({ label, query }), [label, query]);
  return null;
}
