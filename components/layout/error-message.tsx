'use client';

import { useSyncExternalStore } from 'react';
import { ERROR_MESSAGES } from '@/lib/config/constants';
import { notFoundError } from '@/lib/navigation/not-found';

const never = () => () => undefined;

/**
 * N3: the not-found message with its path. An error page is rendered once for all addresses, so while it renders it
 * knows none: the server writes the message into the element (server/error-pages.ts), the browser agrees.
 */
export function NotFoundMessage() {
  const shown = useSyncExternalStore(
    never,
    () => notFoundError(window.location.pathname + window.location.search).message,
    () => ERROR_MESSAGES.notFound,
  );
  return (
    <code lang="en" data-error-message="" suppressHydrationWarning>
      {shown}
    </code>
  );
}
