import { useLayoutEffect, useState } from 'react';
import { isChunkFailure } from '@/lib/build/chunk-failure';
import { mayReload } from '@/lib/build/reload-guard';
import { storageArea } from '@/lib/icons/storage-area';

/**
 * U4: loads the page anew that a script of the build was missing for, and answers true while it does. By then the
 * address is the one that the visitor wanted. Without a connection nothing would come in its place.
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
