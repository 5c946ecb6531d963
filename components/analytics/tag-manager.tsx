import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { GoogleTagManager, sendGTMEvent } from './third-parties';

/** Resolves after the load event, so that a slow tag manager cannot delay it. */
const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Calls `then` after its children's effects, where the tag manager pushes its first entry. */
function Mounted({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** Has its own React root, because a switch of language replaces the page's tree. Resolves to the function that sends. */
export async function loadTagManager(gtmId: string): Promise<(event: SiteEvent) => void> {
  await pageLoaded();
  await new Promise<void>((resolve) => {
    createRoot(document.createElement('div')).render(
      <Mounted then={resolve}>
        <GoogleTagManager gtmId={gtmId} />
      </Mounted>,
    );
  });
  return sendGTMEvent;
}
