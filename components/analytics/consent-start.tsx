'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle';
import type { ConsentBanner } from './consent-banner';

/** Loads what asks, and what follows the answer, once the page is there and the browser has nothing better to do. */
export function ConsentStart({ gtmId }: { gtmId: string }) {
  const [Banner, setBanner] = useState<typeof ConsentBanner>();
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('./consent-banner').then(
            (room) => setBanner(() => room.ConsentBanner),
            // Nothing is asked then, and nothing measured.
            () => undefined,
          ),
      ),
    [],
  );
  return Banner && <Banner gtmId={gtmId} />;
}
