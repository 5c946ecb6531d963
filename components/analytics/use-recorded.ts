import { useEffect, useRef } from 'react';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { record } from './record';

/** Records an event once, when the component mounts. */
export function useRecorded(event: SiteEvent): void {
  const recorded = useRef(false);
  useEffect(() => {
    if (recorded.current) return;
    recorded.current = true;
    record(event);
  });
}
