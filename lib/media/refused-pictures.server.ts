import 'server-only';
import { LRUCache } from 'lru-cache';
import { IMAGE_CACHE } from '../config/constants';
import { processSingleton } from '../config/process-singleton';
import type { PictureFaultCode } from './fault';
import type { Source } from './source';

/** Faults that last until the file itself changes. */
const PERMANENT: ReadonlySet<PictureFaultCode> = new Set([
  'no-such-picture',
  'too-many-bytes',
  'too-many-pixels',
  'not-a-picture',
]);

export const refusedPictures = processSingleton(
  'refused-pictures',
  () => new LRUCache<string, true>({ max: IMAGE_CACHE.failures }),
);

const refused = refusedPictures.get;

const nameOf = (source: Source): string => (source.kind === 'remote' ? source.url.href : `/${source.parts.join('/')}`);

/** Records the fault that the picture service found in a source; without a fault, clears it. */
export function recordPicture(source: Source, fault?: PictureFaultCode): void {
  if (fault === undefined) refused().delete(nameOf(source));
  else if (PERMANENT.has(fault)) refused().set(nameOf(source), true);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Whether the picture service of this process failed to show a picture at the last request for it. Sitemaps and
 * structured data leave such a picture out. Pages keep it, because the file may have changed and the browser finds out.
 */
export function isRefusedPicture(address: string): boolean {
  if (refused().size === 0) return false;
  const name = address.startsWith('/') ? decoded(address) : URL.canParse(address) ? new URL(address).href : address;
  return refused().has(name);
}
