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

/** Calls `then` after its children's effects. The tag manager pushes its first entry in one, before any event. */
function Mounted({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/**
 * Mounts the container after the page has loaded. Resolves to a function that sends an event. Events wait in the data
 * layer until Google's script has loaded. The container has a separate React root, because it lives as long as the
 * document, while a switch of language replaces the page's tree.
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
