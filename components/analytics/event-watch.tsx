'use client';

import { useEffect } from 'react';
import { whenIdle } from '../ui/when-idle';

/** Has the marks of the page read where no tag manager takes what they say: with one, `follow-consent.ts` does. */
export function EventWatch() {
  useEffect(
    () =>
      // Without it nothing is counted, and the page is whole.
      whenIdle(
        () =>
          void import('./watch-events').then(
            (room) => room.watchEvents(),
            () => undefined,
          ),
      ),
    [],
  );
  return null;
}
