'use client';

import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from 'react';
import type { FetchedContactLinks } from './fetched-contact-links';

const Fetched = lazy(() => import('./fetched-contact-links').then((room) => ({ default: room.FetchedContactLinks })));

const never = () => () => undefined;

/** Loads what fetches the list, with its HTTP client, only on a page that came without one. */
export function LateContactLinks(props: ComponentProps<typeof FetchedContactLinks>) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}
