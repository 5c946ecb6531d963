import 'server-only';
import { LRUCache } from 'lru-cache';
import { IMAGE_CACHE } from '../config/constants';
import type { PictureFaultCode } from './fault';
import type { Source } from './source';

/** What stays so until the picture is another one. */
const FOR_GOOD: ReadonlySet<PictureFaultCode> = new Set([
  'no-such-picture',
  'too-many-bytes',
  'too-many-pixels',
  'not-a-picture',
]);

// The server and Next have each their own copy of a module; the process knows once what it has refused.
declare global {
  var rommaiRefusedPictures: LRUCache<string, true> | undefined;
}

const refused = () => {
  globalThis.rommaiRefusedPictures ??= new LRUCache({ max: IMAGE_CACHE.failures });
  return globalThis.rommaiRefusedPictures;
};

const nameOf = (source: Source): string => (source.kind === 'remote' ? source.url.href : `/${source.parts.join('/')}`);

/** Notes how the picture service fared with a source: with which fault, or with none. */
export function notePicture(source: Source, fault?: PictureFaultCode): void {
  if (fault === undefined) refused().delete(nameOf(source));
  else if (FOR_GOOD.has(fault)) refused().set(nameOf(source), true);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Whether the picture service of this process has found, the last time it was asked, that a picture of the content cannot
 * be shown. What is written for machines leaves it out; a page names it still, and its browsers look for themselves.
 */
export function isRefusedPicture(address: string): boolean {
  if (refused().size === 0) return false;
  const name = address.startsWith('/') ? decoded(address) : URL.canParse(address) ? new URL(address).href : address;
  return refused().has(name);
}
