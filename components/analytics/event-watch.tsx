'use client';

import { useEffect } from 'react';
import { whenIdle } from '../ui/when-idle';

/** Records events if no tag manager is configured. With one, `follow-consent.ts` does it. */
export function EventWatch() {
  useEffect(
    () =>
      // If the import fails, no events are recorded, and the page still works.
      whenIdle(
        () =>
          void import('./watch-events').then(
            (module) => module.watchEvents(),
            () => undefined,
          ),
      ),
    [],
  );
  return null;
}
