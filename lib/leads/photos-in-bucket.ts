import type { StorageBucket } from '../http/storage-bucket.server';
import { photoDigests } from './lead';
import type { Target } from './target';

const FOLDER = 'enquiries/';

export const photosPrefix = (startOfId: string): string => FOLDER + startOfId;

export function photosInBucket(target: Target, bucket: StorageBucket): Target {
  return {
    ...target,
    acceptsPhotos: true,
    async deliver(lead, photos) {
      const files = photoDigests(lead).length === 0 ? [] : await photos();
      for (const { number, digest, bytes } of files) {
        // A corrected enquiry may have other photographs under the same id.
        const object = `${FOLDER}${lead.id}/${number}-${digest.slice(0, 8)}.jpg`;
        await bucket.put(object, bytes, { contentType: 'image/jpeg' });
      }
      return target.deliver(lead, async () => []);
    },
  };
}
