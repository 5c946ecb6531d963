'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { useDeviceLayout } from '../layout/use-device-layout';
import type { FetchedContactLinks } from './fetched-contact-links';

/** Loads what fetches the list, with its HTTP client, only on a page that came without one. W6: no more than a warning. */
export function LateContactLinks(props: ComponentProps<typeof FetchedContactLinks>) {
  const [Fetched, setFetched] = useState<typeof FetchedContactLinks | null>(null);
  // D: a phone shows the list in its bar and never the rail.
  const isShown = useDeviceLayout() !== 'mobile' || props.look !== 'rail';
  useEffect(() => {
    if (!isShown) return;
    import('./fetched-contact-links').then(
      (room) => setFetched(() => room.FetchedContactLinks),
      (error: unknown) => console.warn('The contact widgets could not be loaded.', error),
    );
  }, [isShown]);
  return Fetched === null || !isShown ? null : <Fetched {...props} />;
}
