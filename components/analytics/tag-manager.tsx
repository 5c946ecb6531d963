import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { GoogleTagManager, sendGTMEvent } from './third-parties';

/** Resolves after the load event, which a host that hangs must not delay. */
const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Calls `then` after the effects of its children. The tag manager pushes its first entry in one, before any event. */
function Mounted({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/**
 * Mounts the container after the page has loaded, and resolves to a function that sends it an event. Events wait in the
 * data layer until Google's script arrives, if it does. The container has a separate React root, because it stays as long
 * as the document, and a switch of language replaces the page's tree.
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
