import { existsSync, writeFileSync } from 'node:fs';
import type { CollectionName } from '../../lib/content/collections';
import { ContentToolError } from './content-tool-error';
import type { Database } from './database';
import type { Fields } from './row';
import type { Speaker } from './speaker';
import { sheetText, templateText } from './template';
import { TERMINAL } from './terminal';

/** To the file, or to the standard output; what is there is replaced only when told. */
function give(text: string, file: string | undefined, yes: boolean): void {
  if (file === undefined) TERMINAL.say(text.trimEnd());
  else if (existsSync(file) && !yes)
    throw new ContentToolError(
      {
        en: `${file} is there already; give another name, or add --yes to replace it`,
        th: `มีไฟล์ ${file} อยู่แล้ว ให้ใช้ชื่ออื่น หรือเติม --yes เพื่อเขียนทับ`,
      },
      1,
    );
  else writeFileSync(file, text);
}

/** Gives a collection's empty sheet. Returns an exit code. */
export function writeTemplate(
  collection: CollectionName,
  file: string | undefined,
  yes: boolean,
  speaker: Speaker,
): number {
  give(templateText(collection), file, yes);
  if (file !== undefined)
    speaker.say({
      en: `${file}: delete the example row, and fill in a row for each document`,
      th: `${file}: ลบแถวตัวอย่าง แล้วกรอกหนึ่งแถวต่อหนึ่งเอกสาร`,
    });
  return 0;
}

/** Gives a sheet with everything that a collection has, for staff to change and import. Returns an exit code. */
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
  give(sheetText(collection, documents), file, yes);
  if (file !== undefined)
    speaker.say({
      en: `${file}: ${documents.length} documents of ${collection}`,
      th: `${file}: ได้ ${collection} ${documents.length} รายการ`,
    });
  return 0;
}
