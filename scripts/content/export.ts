import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { ContentToolError } from './content-tool-error';
import type { Database, StoredDocument } from './database';
import { fieldsOf, inOrder } from './field';
import type { Speaker } from './speaker';

/** Collections of many small documents: their files have one line per document. */
const ONE_LINE_EACH: ReadonlySet<CollectionName> = new Set([
  'provinces',
  'districts',
  'subdistricts',
  'stations',
  'landmarks',
]);

const byId = (a: StoredDocument, b: StoredDocument) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** Formats a collection like its file in `content/`: `id` first, fields in the schema's order, sorted by id. */
function collectionText(collection: CollectionName, stored: readonly StoredDocument[]): string {
  const root = { kind: 'parts', parts: fieldsOf(collection) } as const;
  const documents = [...stored].sort(byId).map(({ id, fields }) => inOrder(root, { ...fields, id }));
  if (!ONE_LINE_EACH.has(collection) || documents.length === 0) return `${JSON.stringify(documents, null, 2)}\n`;
  return `[\n${documents.map((document) => `  ${JSON.stringify(document)}`).join(',\n')}\n]\n`;
}

/** Whether the folder contains anything other than these files with these texts. */
function holdsOther(folder: string, texts: ReadonlyMap<string, string>): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some(
    (name) => !texts.has(name) || readFileSync(join(folder, name), 'utf8') !== texts.get(name),
  );
}

/**
 * Writes every content collection, but no enquiries, to a folder. Reads everything before it writes.
 * @throws ContentToolError if the project has no documents, or if the folder has other content and `yes` is false
 */
export async function exportTo(database: Database, folder: string, yes: boolean, speaker: Speaker): Promise<number> {
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
  speaker.print({
    en: `${folder}: ${count} documents from ${database.name}`,
    th: `${folder}: ได้เอกสาร ${count} รายการจาก ${database.name}`,
  });
  return 0;
}
