import { useLayoutEffect, useState } from 'react';
import { isChunkFailure, mayReload } from '@/lib/build/reload-guard';
import { storageArea } from '@/lib/icons/storage-area';

/**
 * U4: reloads the page if a chunk of the build could not be loaded. By then, the URL is the one that the visitor wants.
 * Returns true during the reload. Does nothing offline, because the reload would fail.
 */
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
