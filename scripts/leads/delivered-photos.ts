import { FieldPath, type Firestore, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { z } from 'zod';
import { photoFileOf } from '../../lib/leads/lead-photo-files.server';

export type PhotoFile = { readonly name: string; readonly bytes: Uint8Array };

const COLLECTIONS = ['seller_leads', 'suspicious_leads'] as const;
/** Sorts after all characters of an id, so that a range up to it includes every id with the same prefix. */
const LAST = '\uf8ff';

const photo = z.object({ bytes: z.instanceof(Uint8Array) });

/**
 * The enquiries whose id starts with `start`. Also searches the field `id`: if a corrected enquiry was delivered again
 * with the same id, its document is named after its content, and only the field contains the id.
 */
async function leadsOf(firestore: Firestore, collection: string, start: string): Promise<QueryDocumentSnapshot[]> {
  const found = new Map<string, QueryDocumentSnapshot>();
  for (const path of [FieldPath.documentId(), new FieldPath('id')]) {
    const named = firestore.collection(collection).orderBy(path);
    const { docs } = await named
      .startAt(start)
      .endAt(start + LAST)
      .get();
    for (const lead of docs) found.set(lead.id, lead);
  }
  return [...found.values()];
}

/** The photos in Firestore of all enquiries with a reference, such as `3F9A-07C1`. */
export async function deliveredPhotos(firestore: Firestore, reference: string): Promise<PhotoFile[]> {
  const start = reference.replace('-', '').toLowerCase();
  const found: PhotoFile[] = [];
  for (const collection of COLLECTIONS) {
    for (const lead of await leadsOf(firestore, collection, start)) {
      const photos = await lead.ref.collection('photos').get();
      for (const each of photos.docs)
        found.push({ name: photoFileOf(lead.id, Number(each.id)), bytes: photo.parse(each.data()).bytes });
    }
  }
  return found;
}
