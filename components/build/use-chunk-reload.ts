import { useLayoutEffect, useState } from 'react';
import { isChunkFailure, mayReload } from '@/lib/build/reload-guard';
import { storageArea } from '@/lib/icons/storage-area';

/** U4: reloads the page if a chunk could not be loaded, unless offline. Returns true during the reload. */
export function useChunkReload(error: unknown): boolean {
  const [isReloading, setReloading] = useState(false);
  useLayoutEffect(() => {
    if (!isChunkFailure(error) || !navigator.onLine) return;
    const storage = storageArea(() => sessionStorage);
    if (!mayReload(window.location.pathname, Date.now(), storage)) return;
    setReloading(true);
    window.location.reload();
  }, [error]);
  return isReloading;
}
