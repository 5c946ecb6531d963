import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { NO_LIST, noJson } from '../../lib/content/check/check-content';
import type { Message } from '../../lib/content/check/fault';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import type { Candidate, Offered, SheetFault } from './candidate';
import { collectionNamed } from './collection-named';
import { decodedText } from './decode-text';
import { isFields } from './field';
import { readSheet } from './read-sheet';
import { readSheets } from './read-sheets';

const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error));

const noDocument = (file: string, row: number): SheetFault => ({
  file,
  row,
  reason: { en: 'is not a document: { … }', th: 'ไม่ใช่เอกสารแบบ { … }' },
});

function offered(
  collection: CollectionName,
  file: string,
  values: readonly { value: unknown; row: number }[],
): Offered {
  const candidates = values.flatMap(({ value, row }): Candidate[] =>
    isFields(value) ? [{ collection, file, row, document: value, columnOf: (path) => path }] : [],
  );
  return { candidates, faults: values.flatMap(({ value, row }) => (isFields(value) ? [] : [noDocument(file, row)])) };
}

function readList(collection: CollectionName, file: string, text: string): Offered {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return { candidates: [], faults: [{ file, reason: NO_LIST }] };
    return offered(
      collection,
      file,
      value.map((each: unknown, index) => ({ value: each, row: index + 1 })),
    );
  } catch (error) {
    return { candidates: [], faults: [{ file, reason: noJson(error) }] };
  }
}

function readLines(collection: CollectionName, file: string, text: string): Offered {
  const faults: SheetFault[] = [];
  const values = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [{ value: JSON.parse(line) as unknown, row: index + 1 }];
    } catch (error) {
      faults.push({ file, row: index + 1, reason: noJson(error) });
      return [];
    }
  });
  const { candidates, faults: others } = offered(collection, file, values);
  return { candidates, faults: [...faults, ...others] };
}

type Reader = (collection: CollectionName, file: string, text: string) => Offered;

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['.json', readList],
  ['.jsonl', readLines],
  ['.csv', readSheet],
  ['.tsv', readSheet],
  ['.txt', readSheet],
  // Some programs save text under the extensions of Excel.
  ['.xls', readSheet],
  ['.xlsx', readSheet],
]);

const NO_KIND: Message = {
  en: 'must be a .xlsx, .csv, .tsv, .json or .jsonl file',
  th: 'ต้องเป็นไฟล์ .xlsx, .csv, .tsv, .json หรือ .jsonl',
};

const OLD_WORKBOOK: Message = {
  en: 'is an Excel file of the old format (.xls) or has a password; save it as .xlsx without a password',
  th: 'เป็นไฟล์ Excel แบบเก่า (.xls) หรือมีรหัสผ่าน ให้บันทึกใหม่เป็น .xlsx แบบไม่มีรหัสผ่าน',
};

const WEB_PAGE: Message = {
  en: 'is a web page, not a sheet; open it in Excel and save it as .xlsx',
  th: 'เป็นหน้าเว็บ ไม่ใช่ชีต ให้เปิดใน Excel แล้วบันทึกใหม่เป็น .xlsx',
};

const UNREADABLE: Message = {
  en: 'is not text in UTF-8, UTF-16 or Windows-874; save the sheet as .xlsx, or as "CSV UTF-8"',
  th: 'อ่านข้อความไม่ได้ (ไม่ใช่ UTF-8, UTF-16 หรือ Windows-874) ให้บันทึกชีตใหม่เป็น .xlsx หรือ "CSV UTF-8"',
};

const NAMELESS: Message = {
  en: `name the file after its collection, or add --collection NAME: ${COLLECTION_NAMES.join(', ')}`,
  th: `ตั้งชื่อไฟล์ตามคอลเลกชัน หรือเติม --collection ตามด้วยชื่อ: ${COLLECTION_NAMES.join(', ')}`,
};

// The first bytes of a ZIP archive, which every .xlsx file is, and of the container of older Excel files.
const isArchive = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
const isOldWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'));

/** Ignores a suffix such as ` (1)`, which browsers add to the name of a repeated download. */
const collectionOfName = (path: string) => collectionNamed(basename(path, extname(path)).replace(/ ?\(\d+\)$/, ''));

function readText(path: string, bytes: Buffer, collection: CollectionName | undefined): Offered {
  const fault = (reason: Message): Offered => ({ candidates: [], faults: [{ file: path, reason }] });
  const read = READERS.get(extname(path).toLowerCase());
  if (read === undefined) return fault(NO_KIND);
  if (collection === undefined) return fault(NAMELESS);
  const text = decodedText(bytes);
  if (text === undefined) return fault(UNREADABLE);
  return read === readSheet && /^\s*</.test(text) ? fault(WEB_PAGE) : read(collection, path, text);
}

/**
 * Reads the documents of a file. A workbook may have several sheets, one per collection. Any other file has one
 * collection: `given`, or else the one in the file's name. The first bytes decide whether the file is a workbook. Never
 * rejects: unreadable files and contents become faults.
 */
export async function readFile(path: string, given?: CollectionName): Promise<Offered> {
  const fault = (reason: Message): Offered => ({ candidates: [], faults: [{ file: path, reason }] });
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return fault({ en: `cannot be read: ${errorText(error)}`, th: `เปิดอ่านไม่ได้: ${errorText(error)}` });
  }
  if (isOldWorkbook(bytes)) return fault(OLD_WORKBOOK);
  if (!isArchive(bytes)) return readText(path, bytes, given ?? collectionOfName(path));
  // Loaded on demand: the library takes a tenth of a second to load, and other files do not need it.
  const { readWorkbook } = await import('./workbook');
  const sheets = await readWorkbook(bytes);
  return 'en' in sheets ? fault(sheets) : readSheets(path, sheets, { given, named: collectionOfName(path) });
}
