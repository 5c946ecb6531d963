'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle';
import type { ConsentBanner } from './consent-banner';

/** Counts the presses on what opens the choice again: plain buttons, which cost a page no script. */
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
 * Loads what asks, and what follows the answer, once the page is there and the browser has nothing better to do; at once,
 * and once more where it did not come, for who asks for the choice.
 */
export function ConsentStart({ gtmId }: { gtmId: string }) {
  const [Banner, setBanner] = useState<typeof ConsentBanner>();
  // Here and not with what is loaded: who presses before that is in gets it when it is.
  const asked = useAsked();
  useEffect(() => {
    const load = () =>
      void import('./consent-banner').then(
        (room) => setBanner(() => room.ConsentBanner),
        // Nothing is asked then, and nothing measured.
        () => undefined,
      );
    if (asked === 0) return whenIdle(load);
    load();
  }, [asked]);
  return Banner && <Banner gtmId={gtmId} asked={asked} />;
}
