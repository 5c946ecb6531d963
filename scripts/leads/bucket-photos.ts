import type { StorageBucket } from '../../lib/http/storage-bucket.server';
import { photosPrefix } from '../../lib/leads/photos-in-bucket';
import type { PhotoFile } from './delivered-photos';

/** The photos in the private bucket of all enquiries with a reference, such as `3F9A-07C1`. */
export async function bucketPhotos(bucket: StorageBucket, reference: string): Promise<PhotoFile[]> {
  const start = reference.replace('-', '').toLowerCase();
  const found: PhotoFile[] = [];
  for (const name of await bucket.names(photosPrefix(start))) {
    const stored = await bucket.get(name);
    if (stored !== null)
      found.push({ name: name.slice(photosPrefix('').length).replace('/', '-'), bytes: stored.bytes });
  }
  return found;
}
