'use client';

import { useEffect } from 'react';
import { rememberSearch } from './recent-store';

/** Renders nothing. Adds the opened search to the recent searches on this device. */
export function RecentSearchMark({ label, query }: { label: string; query: string }) {
  useEffect(() => rememberSearch({ label, query }), [label, query]);
  return null;
}
