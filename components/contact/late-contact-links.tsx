'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { FetchedContactLinks } from './fetched-contact-links';

/** Loads the code that fetches the list, only on pages rendered without one. W6: an error is only logged. */
export function LateContactLinks(props: ComponentProps<typeof FetchedContactLinks>) {
  const [Fetched, setFetched] = useState<typeof FetchedContactLinks | null>(null);
  useEffect(() => {
    import('./fetched-contact-links').then(
      (module) => setFetched(() => module.FetchedContactLinks),
      (error: unknown) => console.warn('The contact widgets could not be loaded.', error),
    );
  }, []);
  return Fetched === null ? null : <Fetched {...props} />;
}
