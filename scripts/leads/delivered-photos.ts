import { FieldPath, type Firestore, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { z } from 'zod';
import { photoFileOf } from '../../lib/leads/lead-photo-files.server';

export type PhotoFile = { readonly name: string; readonly bytes: Uint8Array };

const COLLECTIONS = ['seller_leads', 'suspicious_leads'] as const;
/** Behind every id that begins so. */
const LAST = '\uf8ff';

const photo = z.object({ bytes: z.instanceof(Uint8Array) });

/** An enquiry that another replica delivered beside another one has an id of its content; its field keeps the reference. */
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

/** The photographs below the enquiries in Firestore that have a reference, `3F9A-07C1`. */
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
