import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leadReference } from '../../lib/leads/lead';
import { isLeadReference, writtenReference } from '../../lib/leads/lead-reference';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { idOfFile } from '../../lib/leads/stored-lead';
import { ContentToolError } from '../content/content-tool-error';
import type { Terminal } from '../content/terminal';
import type { PhotoFile } from './delivered-photos';
import { namesIn } from './find-leads';

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

/**
 * Copies the photos of an enquiry into a folder that only its owner can read. The folder is named after the reference
 * by default. Takes the photos from the outbox or, if it has none, from where they were delivered. The latter also
 * works on a machine without a DATA_DIR. Returns an exit code.
 * @throws ContentToolError if there are no photos, or if a file already exists
 */
export async function copyPhotos(
  folders: OutboxFolders,
  [given = '', folder]: readonly string[],
  delivered: ((reference: string) => Promise<readonly PhotoFile[]>) | undefined,
  { print }: Terminal,
): Promise<number> {
  const reference = writtenReference(given);
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
