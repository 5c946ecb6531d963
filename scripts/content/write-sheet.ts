import { existsSync, writeFileSync } from 'node:fs';
import type { CollectionName } from '../../lib/content/collections';
import { ContentToolError } from './content-tool-error';
import type { Database } from './database';
import type { Fields } from './row';
import type { Speaker } from './speaker';
import { csvText, sheetTable, type Table, templateTable } from './template';
import { TERMINAL } from './terminal';

/**
 * Writes a sheet to a file (a workbook for `.xlsx`, else CSV) or, without a file, to standard output. Replaces a file
 * only if `yes` is set.
 */
async function give(table: Table, file: string | undefined, yes: boolean): Promise<void> {
  if (file === undefined) TERMINAL.print(csvText(table).trimEnd());
  else if (existsSync(file) && !yes)
    throw new ContentToolError(
      {
        en: `${file} already exists; give another name, or add --yes to replace it`,
        th: `มีไฟล์ ${file} อยู่แล้ว ให้ใช้ชื่ออื่น หรือเติม --yes เพื่อเขียนทับ`,
      },
      1,
    );
  else if (!file.toLowerCase().endsWith('.xlsx')) writeFileSync(file, csvText(table));
  else {
    const { workbookFile } = await import('./workbook-file');
    writeFileSync(file, await workbookFile(table));
  }
}

/** Writes the template sheet of a collection. Returns an exit code. */
export async function writeTemplate(
  collection: CollectionName,
  file: string | undefined,
  yes: boolean,
  speaker: Speaker,
): Promise<number> {
  await give(templateTable(collection), file, yes);
  if (file !== undefined)
    speaker.print({
      en: `${file}: delete the example row, and fill in a row for each document`,
      th: `${file}: ลบแถวตัวอย่าง แล้วกรอกหนึ่งแถวต่อหนึ่งเอกสาร`,
    });
  return 0;
}

/** Writes a sheet with all documents of a collection, for staff to edit and import. Returns an exit code. */
export async function writeSheet(
  database: Database,
  collection: CollectionName,
  file: string | undefined,
  yes: boolean,
  speaker: Speaker,
): Promise<number> {
  const documents: Fields[] = [];
  for await (const page of database.pages(collection))
    documents.push(...page.map(({ id, fields }) => ({ ...fields, id })));
  await give(sheetTable(collection, documents), file, yes);
  if (file !== undefined)
    speaker.print({
      en: `${file}: ${documents.length} documents of ${collection}`,
      th: `${file}: ได้ ${collection} ${documents.length} รายการ`,
    });
  return 0;
}
