import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { z } from 'zod';
import type { StorageBucket } from '../../lib/http/storage-bucket.server';
import { leadReference } from '../../lib/leads/lead';
import { isLeadReference, normalizeReference } from '../../lib/leads/lead-reference';
import { type OutboxFolders, photoFileOf } from '../../lib/leads/outbox-folders.server';
import { idOfFile } from '../../lib/leads/stored-lead';
import { photosPrefix } from '../../lib/leads/target';
import { ContentToolError } from '../content/faults';
import type { Terminal } from '../content/terminal';
import { namesIn } from './outbox';

async function photosHere(folders: OutboxFolders, reference: string): Promise<PhotoFile[]> {
  const found: PhotoFile[] = [];
  for (const folder of folders.photos.folders()) {
    const names = (await namesIn(folder)).filter((name) => leadReference(idOfFile(name)) === reference);
    for (const name of names.sort()) {
      const bytes = await folder.read(name);
      if (bytes !== null) found.push({ name, bytes });
    }
  }
  return found;
}

/** Takes photos from the outbox, or from where they were delivered. @throws ContentToolError if there are none */
export async function copyPhotos(
  folders: OutboxFolders,
  [given = '', folder]: readonly string[],
  delivered: ((reference: string) => Promise<readonly PhotoFile[]>) | undefined,
  { print }: Terminal,
): Promise<number> {
  const reference = normalizeReference(given);
  if (!isLeadReference(reference)) throw new ContentToolError('photos needs a reference, such as 3F9A-07C1', 2);
  let unread: unknown;
  const here = await photosHere(folders, reference).catch((error: unknown) => {
    unread = error;
    return [];
  });
  const found = here.length > 0 || delivered === undefined ? here : await delivered(reference);
  if (found.length === 0) {
    if (unread !== undefined) throw unread;
    const more =
      delivered === undefined
        ? ' here; to search where they were delivered, set FIREBASE_PROJECT_ID or PRIVATE_BUCKET'
        : '';
    throw new ContentToolError(`there are no photographs of ${reference}${more}`, 1);
  }
  const into = folder ?? `photos-${reference}`;
  await mkdir(into, { recursive: true, mode: 0o700 });
  for (const { name, bytes } of found)
    await writeFile(join(into, name), bytes, { mode: 0o600, flag: 'wx' }).catch((error: Error) => {
      throw new ContentToolError(error.message, 1);
    });
  print(`${into}: ${found.length} photographs; they are personal data`);
  return 0;
}

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

export type PhotoFile = { readonly name: string; readonly bytes: Uint8Array };

const COLLECTIONS = ['seller_leads', 'suspicious_leads'] as const;
/** Sorts after all characters of an id, so that a range up to it includes every id with the same prefix. */
const LAST = '\uf8ff';

const photo = z.object({ bytes: z.instanceof(Uint8Array) });

/** Also searches the field `id`: the document of a corrected enquiry that was delivered again is named differently. */
export async function leadsOf(
  firestore: Firestore,
  collection: string,
  start: string,
): Promise<QueryDocumentSnapshot[]> {
  // Loaded on demand: it takes most of a second, and the other commands do not need it.
  const { FieldPath } = await import('@google-cloud/firestore');
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
