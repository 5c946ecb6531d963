'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle';
import type { ConsentBanner } from './consent-banner';
import { SETTINGS_ASKED } from './settings-asked';

/** Loads what asks and what follows the answer once the page is there and the browser has nothing better to do. */
export function ConsentStart({ gtmId }: { gtmId: string }) {
  const [Banner, setBanner] = useState<typeof ConsentBanner | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const load = () =>
      void import('./consent-banner').then(
        (room) => setBanner(() => room.ConsentBanner),
        // Nothing is asked then, and nothing measured; a press on the settings tries again.
        () => undefined,
      );
    const ask = () => {
      setAsked((times) => times + 1);
      load();
    };
    const cancel = whenIdle(load);
    window.addEventListener(SETTINGS_ASKED, ask);
    return () => {
      cancel();
      window.removeEventListener(SETTINGS_ASKED, ask);
    };
  }, []);
  return Banner === null ? null : <Banner gtmId={gtmId} asked={asked} />;
}
