'use client';

import { useEffect } from 'react';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { addHome, recentIds } from './home-lists';

/** Adds an opened listing to the recently viewed ones on this device. */
export function ViewedHome({ home }: { home: ListingSummary }) {
  useEffect(() => addHome(recentIds, home), [home]);
  return null;
}
