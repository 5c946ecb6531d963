import 'server-only';
import { LRUCache } from 'lru-cache';
import { IMAGE_CACHE } from '../config/constants';
import { processSingleton } from '../config/process-singleton';
import type { PictureFaultCode } from './fault';
import type { Source } from './source.server';

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

/** Whether the last request for a picture failed. Sitemaps and structured data leave it out; pages keep it. */
export function isRefusedPicture(address: string): boolean {
  if (refused().size === 0) return false;
  const name = address.startsWith('/') ? decoded(address) : URL.canParse(address) ? new URL(address).href : address;
  return refused().has(name);
}
