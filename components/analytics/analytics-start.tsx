'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/browser';
import type { ConsentBanner } from './consent-banner';

export function EventWatch() {
  useEffect(
    () =>
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

function useReopenCount(): number {
  const [reopenCount, setReopenCount] = useState(0);
  useEffect(() => {
    const countReopen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-consent-settings]') !== null)
        setReopenCount((times) => times + 1);
    };
    document.addEventListener('click', countReopen);
    return () => document.removeEventListener('click', countReopen);
  }, []);
  return reopenCount;
}

/** Loads the banner when idle, or at once when the visitor reopens the panel, which also retries a failed load. */
export function ConsentStart({ gtmId }: { gtmId: string }) {
  const [Banner, setBanner] = useState<typeof ConsentBanner>();
  // Counted here and not in the lazy code, so that clicks before it has loaded are not lost.
  const reopenCount = useReopenCount();
  useEffect(() => {
    const load = () =>
      void import('./consent-banner').then(
        (module) => setBanner(() => module.ConsentBanner),
        () => undefined,
      );
    if (reopenCount === 0) return whenIdle(load);
    load();
  }, [reopenCount]);
  return Banner && <Banner gtmId={gtmId} reopenCount={reopenCount} />;
}
