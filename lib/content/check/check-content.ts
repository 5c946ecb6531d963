import { metresWithin } from 'thai-property-search/distance';
import { COLLECTION_DOCUMENTS, COLLECTION_NAMES, type CollectionName } from '../collections';
import { isTooDeep } from '../markdown';
import { idOf, parseDocument } from '../parse-document';
import { projectId } from '../projects';
import { damagedTexts, textsWithMarkup } from './damaged-text';
import {
  type Check,
  exampleAt,
  type FileFault,
  faultIn,
  type Message,
  MISSING,
  type ParsedContent,
  refusal,
  valueAt,
} from './fault';
import { checkHomeFacts, checkListings } from './listings';
import { checkPrices } from './prices';
import { checkRailRoutes } from './rail-routes';
import { checkPlaceCodes, checkRedirects, checkReferences } from './references';
import { checkStatedDistances } from './stated-distances';
import { checkTimes, checkYears } from './times';

const TOO_DEEP = {
  en: 'has lists, quotations or emphasis too deep within each other',
  th: 'มีรายการ ข้อความยกมา หรือตัวเน้น ซ้อนกันหลายชั้นเกินไป',
};

const WITH_BODY = ['contents', 'works', 'team_contents', 'pages', 'jobs'] as const;

const checkMarkdown: Check = (content) =>
  WITH_BODY.flatMap((collection) =>
    content[collection].flatMap(({ id, body }) =>
      Object.entries(body)
        .filter(([, text]) => isTooDeep(text))
        .map(([language]) => faultIn(collection, id, `body.${language}`, TOO_DEEP)),
    ),
  );

const LANGUAGES = ['th', 'en'] as const;

function* missingLanguages(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  const isText = keys.length > 0 && keys.every((key) => key === 'th' || key === 'en');
  if (isText) {
    for (const language of LANGUAGES) if (!keys.includes(language)) yield path ? `${path}.${language}` : language;
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* missingLanguages(inner, path ? `${path}.${key}` : key);
}

const checkLanguages: Check = (content) =>
  COLLECTION_NAMES.flatMap((collection) =>
    content[collection].flatMap((document) =>
      [...missingLanguages(document, '')].map((field) => faultIn(collection, document.id, field, MISSING)),
    ),
  );

const SAME_PLACE_M = 100;

/** Two landmarks with the same name, in either language, this close together are one place entered twice. */
const checkLandmarks: Check = ({ landmarks }) =>
  landmarks.flatMap((landmark, index) => {
    const twin = landmarks
      .slice(0, index)
      .find(
        (other) =>
          (other.name.th === landmark.name.th || other.name.en === landmark.name.en) &&
          metresWithin(other, landmark, SAME_PLACE_M) !== undefined,
      );
    if (twin === undefined) return [];
    const reason = { en: `repeats ${twin.id}, which is at the same place`, th: `ซ้ำกับ ${twin.id} ซึ่งอยู่ที่เดียวกัน` };
    return [faultIn('landmarks', landmark.id, 'name', reason)];
  });

/** A Thai name with another English name would make a second page of the same project. */
const checkProjects: Check = ({ listings }) => {
  const first = new Map<string, { id: string; page: string }>();
  return listings.flatMap(({ id, project, address }) => {
    const page = projectId({ project, address: { districtCode: address.district_code } });
    if (page === undefined || project?.th === undefined) return [];
    const key = `${address.district_code} ${project.th}`;
    const other = first.get(key) ?? { id, page };
    first.set(key, other);
    if (other.page === page) return [];
    const reason = {
      en: `differs from that of ${other.id}, a home with the same Thai project name in this district`,
      th: `ไม่ตรงกับ ${other.id} ที่ชื่อโครงการภาษาไทยและเขต/อำเภอเดียวกัน`,
    };
    return [faultIn('listings', id, 'project.en', reason)];
  });
};

const withoutSpaces = (name: string) => name.toLowerCase().replaceAll(/\s+/g, '');

const isOtherName = (name: string | undefined, other: string | undefined) =>
  name !== undefined && other !== undefined && withoutSpaces(name) !== withoutSpaces(other);

/** Names such as `Condo U` and `Condo U+` make one id, so their homes would share a page. */
const checkProjectNames: Check = ({ listings }) => {
  const first = new Map<string, { id: string; project: Partial<Record<'th' | 'en', string>> }>();
  return listings.flatMap(({ id, project, address }) => {
    const page = projectId({ project, address: { districtCode: address.district_code } });
    if (page === undefined || project === undefined) return [];
    const other = first.get(page) ?? { id, project };
    first.set(page, other);
    const language = LANGUAGES.find((each) => isOtherName(project[each], other.project[each]));
    if (language === undefined) return [];
    const reason = {
      en: `differs from that of ${other.id}, but both projects would have the page /projects/${page}`,
      th: `ไม่ตรงกับ ${other.id} แต่ทั้งสองโครงการจะใช้หน้าเดียวกันคือ /projects/${page}`,
    };
    return [faultIn('listings', id, `project.${language}`, reason)];
  });
};

function repeated(collection: CollectionName, field: string, keys: { id: string; key: string }[]): FileFault[] {
  const seen = new Set<string>();
  return keys.flatMap(({ id, key }) => {
    if (seen.has(key))
      return [faultIn(collection, id, field, { en: `${key} is there more than once`, th: `มี ${key} มากกว่าหนึ่งครั้ง` })];
    seen.add(key);
    return [];
  });
}

const checkDuplicates: Check = (content) => [
  ...COLLECTION_NAMES.flatMap((collection) =>
    repeated(
      collection,
      'id',
      content[collection].map(({ id }) => ({ id, key: id })),
    ),
  ),
  ...repeated(
    'listings',
    'code',
    content.listings.map(({ id, code }) => ({ id, key: code })),
  ),
];

export type ContentFiles = Partial<Record<CollectionName, string>>;

export const NOT_A_LIST: Message = { en: 'is not a list of documents: [ … ]', th: 'ไม่ใช่รายการเอกสารแบบ [ … ]' };

export function invalidJson(error: unknown): Message {
  const message = error instanceof Error ? error.message : String(error);
  return { en: `is not JSON: ${message}`, th: `ไม่ใช่ JSON ที่ถูกต้อง: ${message}` };
}

function parseFile(
  collection: CollectionName,
  text: string | undefined,
): { documents: unknown[]; faults: FileFault[] } {
  const fault = (reason: Message) => ({ documents: [], faults: [faultIn(collection, '-', '-', reason)] });
  if (text === undefined) return fault({ en: 'the file is missing', th: 'ไม่มีไฟล์นี้' });
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? { documents: value, faults: [] } : fault(NOT_A_LIST);
  } catch (error) {
    return fault(invalidJson(error));
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

export const FILE_CHECKS: readonly Check[] = [
  checkDuplicates,
  checkLanguages,
  checkPlaceCodes,
  checkLandmarks,
  checkProjects,
  checkProjectNames,
  checkListings,
  checkPrices,
  checkHomeFacts,
  checkStatedDistances,
  checkTimes,
  checkMarkdown,
  checkRedirects,
  checkRailRoutes,
];

export function parsedContent(files: ContentFiles): { content: ParsedContent; faults: FileFault[] } {
  const parsed = COLLECTION_NAMES.map((name) => [name, parseCollection(name, files[name])] as const);
  // Each list was parsed with its own collection's schema, which fromEntries cannot express.
  const content = Object.fromEntries(parsed.map(([name, { values }]) => [name, values])) as ParsedContent;
  return { content, faults: parsed.flatMap(([, { faults }]) => faults) };
}

export function checkContent(files: ContentFiles): FileFault[] {
  const { content, faults } = parsedContent(files);
  return [...faults, ...[...FILE_CHECKS, checkReferences, checkYears].flatMap((check) => check(content))];
}
