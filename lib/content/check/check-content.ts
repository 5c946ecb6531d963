import { COLLECTION_DOCUMENTS, COLLECTION_NAMES, type CollectionName } from '../collections';
import { idOf, parseDocument } from '../parse-document';
import { checkDuplicates } from './duplicates';
import { exampleAt } from './examples';
import { type Check, type FileFault, faultIn, type ParsedContent, type Words } from './fault';
import { checkHomeFacts } from './home-facts';
import { checkLandmarks } from './landmarks';
import { checkLanguages } from './languages';
import { checkListings } from './listings';
import { checkMarkdown } from './markdown';
import { checkPrices } from './prices';
import { checkRedirects } from './redirects';
import { checkPlaceCodes, checkReferences } from './references';
import { refusal, valueAt } from './refusal';
import { damagedTexts, textsWithMarkup } from './texts';
import { checkTimes } from './times';
import { checkYears } from './years';

/** The text of each collection's file; undefined if there is no file. */
export type ContentFiles = Partial<Record<CollectionName, string>>;

export const NO_LIST: Words = { en: 'is not a list of documents: [ … ]', th: 'ไม่ใช่รายการเอกสารแบบ [ … ]' };

export function noJson(error: unknown): Words {
  const message = error instanceof Error ? error.message : String(error);
  return { en: `is not JSON: ${message}`, th: `ไม่ใช่ JSON ที่ถูกต้อง: ${message}` };
}

function parseFile(
  collection: CollectionName,
  text: string | undefined,
): { documents: unknown[]; faults: FileFault[] } {
  const fault = (reason: Words) => ({ documents: [], faults: [faultIn(collection, '-', '-', reason)] });
  if (text === undefined) return fault({ en: 'the file is missing', th: 'ไม่มีไฟล์นี้' });
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? { documents: value, faults: [] } : fault(NO_LIST);
  } catch (error) {
    return fault(noJson(error));
  }
}

function parseCollection(collection: CollectionName, text: string | undefined) {
  const { documents, faults } = parseFile(collection, text);
  const parsed = documents.map((raw) => ({ raw, result: parseDocument(COLLECTION_DOCUMENTS[collection], raw) }));
  return {
    values: parsed.flatMap(({ result }) => (result.ok ? [result.value] : [])),
    faults: [
      ...faults,
      ...parsed.flatMap(({ raw, result }) =>
        (result.ok ? result.dropped : result.faults).map(({ id, field, issue }) =>
          faultIn(collection, id, field, refusal(issue, valueAt(raw, issue.path), exampleAt(collection, field))),
        ),
      ),
      ...documents.flatMap((raw) =>
        [...damagedTexts(raw), ...textsWithMarkup(raw)].map(({ path, reason }) =>
          faultIn(collection, idOf(raw), path, reason),
        ),
      ),
    ],
  };
}

/** The checks that need no other collection and no file. */
export const CHECKS_WITHIN: readonly Check[] = [
  checkDuplicates,
  checkLanguages,
  checkPlaceCodes,
  checkLandmarks,
  checkListings,
  checkPrices,
  checkHomeFacts,
  checkTimes,
  checkMarkdown,
  checkRedirects,
];

/** Parses the files of a content folder. `faults` are those of invalid documents. */
export function parsedContent(files: ContentFiles): { content: ParsedContent; faults: FileFault[] } {
  const parsed = COLLECTION_NAMES.map((name) => [name, parseCollection(name, files[name])] as const);
  // Each list was parsed with its own collection's schema, which fromEntries cannot express.
  const content = Object.fromEntries(parsed.map(([name, { values }]) => [name, values])) as ParsedContent;
  return { content, faults: parsed.flatMap(([, { faults }]) => faults) };
}

/** Every fault of a content folder with its file, id and field, except faults of pictures (`checkPictures`). */
export function checkContent(files: ContentFiles): FileFault[] {
  const { content, faults } = parsedContent(files);
  return [...faults, ...[...CHECKS_WITHIN, checkReferences, checkYears].flatMap((check) => check(content))];
}
