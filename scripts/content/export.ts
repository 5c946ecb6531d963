import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { folderFaults } from './check';
import type { Database, StoredDocument } from './database';
import { ContentToolError } from './faults';
import { fieldsOf, sortKeys } from './field';
import { printFaults, readCandidates, writePlan } from './import';
import { planOf } from './plan';
import type { MessagePrinter } from './terminal';

const ONE_LINE_EACH: ReadonlySet<CollectionName> = new Set([
  'provinces',
  'districts',
  'subdistricts',
  'stations',
  'rail_routes',
  'landmarks',
]);

const byId = (a: StoredDocument, b: StoredDocument) => (a.id < b.id ? -1 : Number(a.id > b.id));

function collectionText(collection: CollectionName, stored: readonly StoredDocument[]): string {
  const root = { kind: 'parts', parts: fieldsOf(collection) } as const;
  const documents = [...stored].sort(byId).map(({ id, fields }) => sortKeys(root, { ...fields, id }));
  if (!ONE_LINE_EACH.has(collection) || documents.length === 0) return `${JSON.stringify(documents, null, 2)}\n`;
  return `[\n${documents.map((document) => `  ${JSON.stringify(document)}`).join(',\n')}\n]\n`;
}

function holdsOther(folder: string, texts: ReadonlyMap<string, string>): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some(
    (name) => !texts.has(name) || readFileSync(join(folder, name), 'utf8') !== texts.get(name),
  );
}

/** Exports every collection. @throws ContentToolError if the project is empty, or to replace without `yes` */
export async function exportTo(
  database: Database,
  folder: string,
  yes: boolean,
  printer: MessagePrinter,
): Promise<number> {
  const texts = new Map<string, string>();
  let documents = 0;
  for (const collection of COLLECTION_NAMES) {
    const stored: StoredDocument[] = [];
    for await (const page of database.pages(collection)) stored.push(...page);
    documents += stored.length;
    texts.set(`${collection}.json`, collectionText(collection, stored));
  }
  if (documents === 0)
    throw new ContentToolError(
      {
        en: `${database.name} has no documents; nothing was written`,
        th: `${database.name} ไม่มีเอกสาร ยังไม่ได้เขียนอะไร`,
      },
      1,
    );
  if (!yes && holdsOther(folder, texts))
    throw new ContentToolError(
      {
        en: `${folder} has other content; name an empty folder, or add --yes to replace it`,
        th: `${folder} มีเนื้อหาอื่นอยู่แล้ว ให้ใช้โฟลเดอร์ว่าง หรือเติม --yes เพื่อเขียนทับ`,
      },
      1,
    );
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of texts) {
    // Renames a complete file into place, so that other processes never read half of one.
    writeFileSync(join(folder, `${name}.part`), text);
    renameSync(join(folder, `${name}.part`), join(folder, name));
  }
  const count = documents.toLocaleString('en');
  printer.print({
    en: `${folder}: ${count} documents from ${database.name}`,
    th: `${folder}: ได้เอกสาร ${count} รายการจาก ${database.name}`,
  });
  return 0;
}

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

/** Writes a folder into an empty project or, with `yes`, over its documents. Never deletes. Returns an exit code. */
export async function seed(database: Database, folder: string, yes: boolean, printer: MessagePrinter): Promise<number> {
  const files = COLLECTION_NAMES.map((name) => join(folder, `${name}.json`)).filter((path) => existsSync(path));
  const now = new Date().toISOString();
  const { checked, faults } = await readCandidates(files, now);
  const others = (await folderFaults(folder)).map(({ file, id, field, reason }) => ({
    file: join(folder, file),
    reason: { en: `document ${id}, ${field}: ${reason.en}`, th: `เอกสาร ${id} ช่อง ${field}: ${reason.th}` },
  }));
  if (faults.length > 0 || others.length > 0) return printFaults(printer, faults.length > 0 ? faults : others);
  if (!yes) await refuseDocuments(database);
  for (const collection of COLLECTION_NAMES) {
    const offered = checked.filter(({ origin }) => origin.collection === collection);
    const plan = await planOf(database, collection, offered, now);
    if (plan.added.length > 0) await writePlan(database, { ...plan, changed: [] }, printer, true);
    // Running sites query for documents with a newer `updated_at`, so replaced documents get the current time.
    if (plan.changed.length > 0) await writePlan(database, { ...plan, added: [] }, printer, false);
  }
  const count = checked.length.toLocaleString('en');
  printer.print({
    en: `${database.name}: has the ${count} documents of ${folder}`,
    th: `${database.name}: มีเอกสารครบ ${count} รายการจาก ${folder}`,
  });
  return 0;
}
