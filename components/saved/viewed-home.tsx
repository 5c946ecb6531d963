'use client';

import { useEffect } from 'react';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { keepHome, recentIds } from './home-lists';

/** Remembers on this device that the page of a home was opened. */
export function ViewedHome({ home }: { home: ListingSummary }) {
  useEffect(() => keepHome(recentIds, home), [home]);
  return null;
}
