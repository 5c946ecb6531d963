import { parseArgs } from 'node:util';
import type { Language, Message } from '../../lib/content/check/fault';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { ContentToolError } from './faults';
import { collectionNamed } from './field';

export const USAGE: Message = {
  en: `usage: npm run content -- COMMAND
  check [FOLDER]                  tells every fault of a content folder
  colours [FOLDER]                writes the average colour of each local picture
  template COLLECTION [FILE]      an Excel or CSV sheet (.xlsx, .csv) with the columns and an example
  sheet COLLECTION [FILE]         the same with everything that Firestore has
  import FILE… [--collection NAME] [--delete-missing [--confirm NAME]]
                                  what Excel, CSV, JSON or JSONL files would change in Firestore; --yes writes it
  export [FOLDER]                 every collection from Firestore into a folder
  seed [FOLDER]                   a content folder into a Firestore without documents
options: --yes writes or replaces; --project ID instead of FIREBASE_PROJECT_ID; --lang th speaks Thai`,
  th: `วิธีใช้: npm run content -- COMMAND
  check [FOLDER]                  บอกทุกจุดที่ผิดในโฟลเดอร์เนื้อหา
  colours [FOLDER]                ใส่สีเฉลี่ยของรูปแต่ละรูป
  template COLLECTION [FILE]      ชีต Excel หรือ CSV (.xlsx, .csv) ที่มีหัวคอลัมน์และแถวตัวอย่าง
  sheet COLLECTION [FILE]         ชีตแบบเดียวกันที่มีข้อมูลทั้งหมดจาก Firestore
  import FILE… [--collection NAME] [--delete-missing [--confirm NAME]]
                                  ดูว่าไฟล์ Excel, CSV, JSON หรือ JSONL จะเปลี่ยนอะไรใน Firestore เติม --yes เพื่อเขียนจริง
  export [FOLDER]                 เก็บทุกคอลเลกชันจาก Firestore ลงโฟลเดอร์
  seed [FOLDER]                   นำโฟลเดอร์เนื้อหาเข้า Firestore ที่ยังไม่มีเอกสาร
ตัวเลือก: --yes เขียนจริงหรือเขียนทับ; --project ID แทน FIREBASE_PROJECT_ID; --lang th แสดงข้อความภาษาไทย`,
};

export type Arguments = {
  readonly command: string;
  readonly rest: readonly string[];
  readonly yes: boolean;
  readonly deleteMissing: boolean;
  readonly confirmed: readonly CollectionName[];
  readonly collection?: CollectionName;
  readonly project?: string;
};

const NAMES = COLLECTION_NAMES.join(', ');

export const usageError = ({ en, th }: Message): ContentToolError =>
  new ContentToolError({ en: `${en}\n${USAGE.en}`, th: `${th}\n${USAGE.th}` }, 2);

/** Reads `--lang` before the other arguments, so that their faults are in that language. */
export const languageIn = (args: readonly string[]): Language =>
  args.some((arg, at) => arg === '--lang=th' || (arg === '--lang' && args[at + 1] === 'th')) ? 'th' : 'en';

function knownCollection(name: string): CollectionName {
  const collection = collectionNamed(name);
  if (collection === undefined)
    throw new ContentToolError(
      {
        en: `there is no collection '${name}'; there are ${NAMES}`,
        th: `ไม่มีคอลเลกชัน '${name}' ที่มีคือ ${NAMES}`,
      },
      2,
    );
  return collection;
}

/** @throws ContentToolError for an unknown option (with the usage text) or an unknown collection */
export function parseArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', default: false },
        'delete-missing': { type: 'boolean', default: false },
        confirm: { type: 'string', multiple: true, default: [] },
        collection: { type: 'string' },
        project: { type: 'string' },
        lang: { type: 'string', default: 'en' },
      },
    });
    const [command = '', ...rest] = positionals;
    if (values.lang !== 'en' && values.lang !== 'th')
      throw usageError({
        en: `--lang is en or th, not '${values.lang}'`,
        th: `--lang ต้องเป็น en หรือ th ไม่ใช่ '${values.lang}'`,
      });
    return {
      command,
      rest,
      yes: values.yes,
      deleteMissing: values['delete-missing'],
      confirmed: values.confirm.map(knownCollection),
      ...(values.collection === undefined ? {} : { collection: knownCollection(values.collection) }),
      ...(values.project === undefined ? {} : { project: values.project }),
    };
  } catch (error) {
    if (error instanceof ContentToolError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw usageError({ en: message, th: message });
  }
}

export function collectionArgument(name: string | undefined): CollectionName {
  if (name === undefined)
    throw new ContentToolError({ en: `name a collection: ${NAMES}`, th: `ให้ระบุคอลเลกชัน: ${NAMES}` }, 2);
  return knownCollection(name);
}
