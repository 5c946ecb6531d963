import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { invalidJson, NOT_A_LIST } from '../../lib/content/check/check-content';
import type { Message } from '../../lib/content/check/fault';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { isRecord } from '../../lib/http/json';
import type { Candidate, Offered, SheetFault } from './faults';
import { collectionNamed } from './field';
import { readSheet } from './read-sheet';

const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Only characters of Windows-874. Node.js decodes its unassigned bytes to other characters. */
const OF_WINDOWS_874 = /^[\t\n\r -~\u00a0ก-ฺ฿-๛€…‘’“”•–—]*$/;

/** Thai marks combine with a letter or another mark before them. */
const MARK = /[ัิ-ฺ็-๎]/g;
const MARK_IN_PLACE = /(?<=[ก-ฮัิ-ฺ็-๎])[ัิ-ฺ็-๎]/g;
/** The share of misplaced marks, in percent, that typing mistakes can cause in real Thai text. */
const MISTYPED = 5;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Detects UTF-16 without a byte order mark: the headings of a sheet are ASCII, so every other byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const heading = bytes.subarray(0, 8);
  if (heading.length < 4) return undefined;
  const zeros = [...heading].map((byte) => byte === 0);
  if (zeros.every((isZero, at) => isZero === (at % 2 === 1))) return 'utf-16le';
  return zeros.every((isZero, at) => isZero === (at % 2 === 0)) ? 'utf-16be' : undefined;
}

/** Decodes Windows-874, which Excel on Thai Windows uses for plain CSV. Undefined if the text may not be Thai. */
function thaiOfWindows(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes, 'windows-874');
  if (text === undefined || !OF_WINDOWS_874.test(text) || !/[ก-ฮ]{2}/.test(text)) return undefined;
  const marks = text.match(MARK)?.length ?? 0;
  const inPlace = text.match(MARK_IN_PLACE)?.length ?? 0;
  return (marks - inPlace) * 100 <= marks * MISTYPED ? text : undefined;
}

/** Decodes UTF-8, UTF-16 or Windows-874, without the byte order mark. Returns undefined for other encodings. */
export function decodedText(bytes: Uint8Array): string | undefined {
  const mark = MARKS.find((each) => each.bytes.every((byte, at) => bytes[at] === byte));
  const encoding = mark?.encoding ?? unmarkedUtf16(bytes);
  return encoding === undefined ? (decoded(bytes, 'utf-8') ?? thaiOfWindows(bytes)) : decoded(bytes, encoding);
}

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
    isRecord(value) ? [{ collection, file, row, document: value, columnOf: (path) => path }] : [],
  );
  return { candidates, faults: values.flatMap(({ value, row }) => (isRecord(value) ? [] : [noDocument(file, row)])) };
}

function readList(collection: CollectionName, file: string, text: string): Offered {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return { candidates: [], faults: [{ file, reason: NOT_A_LIST }] };
    return offered(
      collection,
      file,
      value.map((each: unknown, index) => ({ value: each, row: index + 1 })),
    );
  } catch (error) {
    return { candidates: [], faults: [{ file, reason: invalidJson(error) }] };
  }
}

function readLines(collection: CollectionName, file: string, text: string): Offered {
  const faults: SheetFault[] = [];
  const values = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [{ value: JSON.parse(line) as unknown, row: index + 1 }];
    } catch (error) {
      faults.push({ file, row: index + 1, reason: invalidJson(error) });
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

/** Reads a file, by its first bytes and its name. Never rejects: what is unreadable becomes a fault. */
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
  const { readSheets, readWorkbook } = await import('./workbook');
  const sheets = await readWorkbook(bytes);
  return 'en' in sheets ? fault(sheets) : readSheets(path, sheets, { given, named: collectionOfName(path) });
}
