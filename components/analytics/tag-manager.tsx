import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { GoogleTagManager, sendGTMEvent } from './third-parties';

/** A host that hangs must keep no load event waiting. */
const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Calls `then` after the effects of what is in it. The tag manager's push the entry that has to come before events. */
function Mounted({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/**
 * Mounts the container once the page has loaded, and gives back how to send it an event. Whether Google's script arrives
 * does not matter: what is sent waits in the data layer. Its React root is its own, because it stays as long as the document,
 * and a switch of language replaces the page's tree.
 */
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
