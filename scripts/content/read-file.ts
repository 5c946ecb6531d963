import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { NO_LIST, noJson } from '../../lib/content/check/check-content';
import type { Words } from '../../lib/content/check/fault';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import type { Candidate, Offered, SheetFault } from './candidate';
import { isFields } from './field';
import { readSheet } from './read-sheet';

const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The collection of that name, or undefined. */
export const collectionNamed = (name: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((each) => each === name);

const noDocument = (file: string, row: number): SheetFault => ({
  file,
  row,
  reason: { en: 'is not a document, which is { … }', th: 'ไม่ใช่เอกสารแบบ { … }' },
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

function textOf(path: string): string | { readonly unreadable: Words } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { unreadable: { en: `cannot be read: ${errorText(error)}`, th: `เปิดอ่านไม่ได้: ${errorText(error)}` } };
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      unreadable: {
        en: 'is not UTF-8 text; save the sheet as "CSV UTF-8"',
        th: 'ไม่ใช่ข้อความ UTF-8 ให้บันทึกชีตใหม่เป็น "CSV UTF-8"',
      },
    };
  }
}

const READERS = new Map([
  ['.csv', readSheet],
  ['.json', readList],
  ['.jsonl', readLines],
]);

/**
 * The documents that a file offers. Their collection is the file's name unless it is given. Never throws for what
 * stands in the file, or for a file that cannot be read.
 */
export function readFile(path: string, given?: CollectionName): Offered {
  const fault = (reason: Words): Offered => ({ candidates: [], faults: [{ file: path, reason }] });
  const ending = extname(path).toLowerCase();
  const read = READERS.get(ending);
  if (read === undefined)
    return fault({
      en: 'must be a .csv, .json or .jsonl file; save a workbook as "CSV UTF-8"',
      th: 'ต้องเป็นไฟล์ .csv, .json หรือ .jsonl ถ้าเป็นไฟล์ Excel ให้บันทึกเป็น "CSV UTF-8"',
    });
  const collection = given ?? collectionNamed(basename(path, extname(path)));
  if (collection === undefined)
    return fault({
      en: `name the file after its collection, or add --collection NAME: ${COLLECTION_NAMES.join(', ')}`,
      th: `ตั้งชื่อไฟล์ตามคอลเลกชัน หรือเติม --collection ตามด้วยชื่อ: ${COLLECTION_NAMES.join(', ')}`,
    });
  const text = textOf(path);
  return typeof text === 'string' ? read(collection, path, text) : fault(text.unreadable);
}
