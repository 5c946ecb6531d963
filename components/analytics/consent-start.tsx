'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle';
import type { ConsentBanner } from './consent-banner';

/**
 * Counts clicks on the buttons that reopen the panel. They are plain buttons, so that pages need no script for them.
 */
function useAsked(): number {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const ask = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-consent-settings]') !== null)
        setAsked((times) => times + 1);
    };
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, []);
  return asked;
}

/**
 * Loads the consent banner when the browser is idle, or immediately when the visitor reopens the panel, which also
 * retries a failed load.
 */
export function ConsentStart({ gtmId }: { gtmId: string }) {
  const [Banner, setBanner] = useState<typeof ConsentBanner>();
  // Counted here and not in the lazy code, so that clicks before it has loaded are not lost.
  const asked = useAsked();
  useEffect(() => {
    const load = () =>
      void import('./consent-banner').then(
        (room) => setBanner(() => room.ConsentBanner),
        // If the import fails, there is no panel and no analytics.
        () => undefined,
      );
    if (asked === 0) return whenIdle(load);
    load();
  }, [asked]);
  return Banner && <Banner gtmId={gtmId} asked={asked} />;
}
