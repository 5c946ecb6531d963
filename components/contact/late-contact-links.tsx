'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { FetchedContactLinks } from './fetched-contact-links';

/** Loads what fetches the list, with its HTTP client, only on a page that came without one. W6: no more than a warning. */
export function LateContactLinks(props: ComponentProps<typeof FetchedContactLinks>) {
  const [Fetched, setFetched] = useState<typeof FetchedContactLinks | null>(null);
  useEffect(() => {
    import('./fetched-contact-links').then(
      (room) => setFetched(() => room.FetchedContactLinks),
      (error: unknown) => console.warn('The contact widgets could not be loaded.', error),
    );
  }, []);
  return Fetched === null ? null : <Fetched {...props} />;
}
