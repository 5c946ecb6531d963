import { COLLECTION_DOCUMENTS, COLLECTION_NAMES, type CollectionName } from '../collections';
import { parseDocument } from '../parse-document';
import { checkDuplicates } from './duplicates';
import { type Check, type FileFault, faultIn, type ParsedContent } from './fault';
import { checkLandmarks } from './landmarks';
import { checkLanguages } from './languages';
import { checkListings } from './listings';
import { checkMarkdown } from './markdown';
import { checkPictures } from './pictures';
import { checkRedirects } from './redirects';
import { checkPlaceCodes, checkReferences } from './references';
import { checkYears } from './years';

/** The text of each collection's file; undefined where there is none. */
export type ContentFiles = Partial<Record<CollectionName, string>>;

function parseFile(
  collection: CollectionName,
  text: string | undefined,
): { documents: unknown[]; faults: FileFault[] } {
  const fault = (reason: string) => ({ documents: [], faults: [faultIn(collection, '-', '-', reason)] });
  if (text === undefined) return fault('the file is missing');
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? { documents: value, faults: [] } : fault('is not a list of documents');
  } catch (error) {
    return fault(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parseCollection(collection: CollectionName, text: string | undefined) {
  const { documents, faults } = parseFile(collection, text);
  const parsed = documents.map((raw) => parseDocument(COLLECTION_DOCUMENTS[collection], raw));
  return {
    values: parsed.flatMap((result) => (result.ok ? [result.value] : [])),
    faults: [
      ...faults,
      ...parsed
        .flatMap((result) => (result.ok ? result.dropped : result.faults))
        .map(({ id, field, reason }) => faultIn(collection, id, field, reason)),
    ],
  };
}

/** The checks that no other collection and no file has to be there for. */
export const CHECKS_WITHIN: readonly Check[] = [
  checkDuplicates,
  checkLanguages,
  checkPlaceCodes,
  checkLandmarks,
  checkListings,
  checkMarkdown,
  checkRedirects,
];

/** Every fault of a content folder with its file, id and field; an empty list means that it may be served. */
export function checkContent(files: ContentFiles, pictureExists: (url: string) => boolean): FileFault[] {
  const parsed = COLLECTION_NAMES.map((name) => [name, parseCollection(name, files[name])] as const);
  // Each list was parsed with its own collection's schema, which fromEntries cannot express.
  const content = Object.fromEntries(parsed.map(([name, { values }]) => [name, values])) as ParsedContent;
  const checks = [...CHECKS_WITHIN, checkReferences, checkYears, checkPictures(pictureExists)];
  return [...parsed.flatMap(([, { faults }]) => faults), ...checks.flatMap((check) => check(content))];
}
