'use client';

import { useSyncExternalStore } from 'react';
import { Note } from '../ui/note';

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
  return <Note text={online ? null : text} />;
}
