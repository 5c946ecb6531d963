'use client';

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the connection is gone, and that what is on the screen stays readable. */
export function OfflineNote({ text }: { text: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-0 top-16 z-header">
      {online ? null : (
        <p className="mx-auto w-fit max-w-[calc(100%-2rem)] rounded-b-card bg-midnightblue px-4 py-2 text-center text-sm text-white shadow-raised">
          {text}
        </p>
      )}
    </div>
  );
}
