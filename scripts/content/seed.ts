import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import { folderFaults } from './check';
import { ContentToolError } from './content-tool-error';
import type { Database } from './database';
import { readOffer, tellFaults, writePlan } from './import';
import { planOf } from './plan';
import type { Speaker } from './speaker';

async function refuseDocuments(database: Database): Promise<void> {
  for (const collection of COLLECTION_NAMES)
    if (!(await database.isEmpty(collection)))
      throw new ContentToolError(
        {
          en: `${database.name} has documents already (${collection}); add --yes to write the folder's over them, or to finish a seed that was interrupted`,
          th: `${database.name} มีเอกสารอยู่แล้ว (${collection}) ถ้าจะเขียนทับ หรือทำต่อจากที่ค้าง ให้เติม --yes`,
        },
        1,
      );
}

/**
 * Writes a content folder into an empty project or, with `yes`, over existing documents. New documents keep their
 * `updated_at`. Writes nothing if the folder has a fault, and never deletes. Returns an exit code.
 */
export async function seed(database: Database, folder: string, yes: boolean, speaker: Speaker): Promise<number> {
  const files = COLLECTION_NAMES.map((name) => join(folder, `${name}.json`)).filter((path) => existsSync(path));
  const now = new Date().toISOString();
  const { checked, faults } = await readOffer(files, now);
  const others = (await folderFaults(folder)).map(({ file, id, field, reason }) => ({
    file: join(folder, file),
    reason: { en: `document ${id}, ${field}: ${reason.en}`, th: `เอกสาร ${id} ช่อง ${field}: ${reason.th}` },
  }));
  if (faults.length > 0 || others.length > 0) return tellFaults(speaker, faults.length > 0 ? faults : others);
  if (!yes) await refuseDocuments(database);
  for (const collection of COLLECTION_NAMES) {
    const offered = checked.filter(({ origin }) => origin.collection === collection);
    const plan = await planOf(database, collection, offered, now);
    if (plan.added.length > 0) await writePlan(database, { ...plan, changed: [] }, speaker, true);
    // Running sites query for documents with a newer `updated_at`, so replaced documents get the current time.
    if (plan.changed.length > 0) await writePlan(database, { ...plan, added: [] }, speaker, false);
  }
  const count = checked.length.toLocaleString('en');
  speaker.print({
    en: `${database.name}: has the ${count} documents of ${folder}`,
    th: `${database.name}: มีเอกสารครบ ${count} รายการจาก ${folder}`,
  });
  return 0;
}
