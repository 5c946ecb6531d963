import { damagedTexts, textsWithMarkup, withPlainTexts } from '../../lib/content/check/damaged-text';
import { isUnchangedExample } from '../../lib/content/check/examples';
import { buddhistYear, exampleAt, type Message, refusal, stringsIn, valueAt } from '../../lib/content/check/fault';
import { buddhistDays } from '../../lib/content/check/times';
import { COLLECTION_DOCUMENTS, type CollectionName } from '../../lib/content/collections';
import { COLOUR } from '../../lib/content/documents/fields';
import { isFullIconName } from '../../lib/content/ids';
import { timesToDays, withoutNulls } from '../../lib/content/parse-document';
import { isLucideName } from '../../lib/icons/icon-markup.server';
import { type Candidate, faultAt, placeText, type SheetFault } from './faults';
import { type Field, type Fields, fieldsOf, unknownPaths } from './field';

const LUCIDE = 'lucide:';

function iconFault(name: unknown): Message | undefined {
  const given = typeof name === 'string' ? name.trim() : name;
  if (typeof given !== 'string' || !isFullIconName(given))
    return {
      en: `${JSON.stringify(name)} does not name an icon; write it like lucide:bus`,
      th: `${JSON.stringify(name)} ไม่ใช่ชื่อไอคอน ให้เขียนแบบ lucide:bus`,
    };
  if (!given.startsWith(LUCIDE) || isLucideName(given.slice(LUCIDE.length))) return undefined;
  return {
    en: `'${given}' is not in the Lucide set; look it up at lucide.dev/icons`,
    th: `ไม่มี '${given}' ในชุดไอคอน Lucide ค้นชื่อที่ถูกได้ที่ lucide.dev/icons`,
  };
}

function colourFault(colour: unknown): Message | undefined {
  if (typeof colour === 'string' && COLOUR.test(colour)) return undefined;
  return {
    en: `${JSON.stringify(colour)} is not a colour; write it like #a09683, or let the command colours write it`,
    th: `${JSON.stringify(colour)} ไม่ใช่สี ให้เขียนแบบ #a09683 หรือให้คำสั่ง colours ใส่ให้`,
  };
}

const FAULT_OF = new Map([
  ['icon', iconFault],
  ['contact_icon', iconFault],
  ['colour', colourFault],
]);

/** The faults of icons and colours. Icons of other sets come from `ICON_HOSTS`, so only their format is checked. */
export function* decorationFaults(value: unknown, path = ''): Generator<{ path: string; reason: Message }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const field = path === '' ? key : `${path}.${key}`;
    const reason = inner === null ? undefined : FAULT_OF.get(key)?.(inner);
    if (reason === undefined) yield* decorationFaults(inner, field);
    else yield { path: field, reason };
  }
}

export type Checked = {
  readonly origin: Candidate;
  readonly id: string;
  /** The document to write: plain HTML as text, no redundant nulls, `updated_at` only if the file has it. */
  readonly written: Fields;
  /** The document with the schema's defaults, as the site reads it. Comparisons use this form. */
  readonly parsed: Fields;
};

type Outcome = { readonly checked?: Checked; readonly faults: readonly SheetFault[] };

const SHEET_ERROR = /^#(N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!)$/;

const failedFormula = (value: string): Message => ({
  en: `'${value}' means that a formula in the sheet failed`,
  th: `'${value}' คือสูตรที่คำนวณไม่สำเร็จ`,
});

const sheetErrors = (document: Fields) =>
  stringsIn(document)
    .filter(({ text }) => SHEET_ERROR.test(text))
    .map(({ path, text }) => ({ path, reason: failedFormula(text) }));

function* yearFaults(document: Fields): Generator<{ path: string; reason: Message }> {
  for (const { path, text } of buddhistDays(document)) {
    const reason = buddhistYear(text);
    if (reason !== undefined) yield { path, reason };
  }
}

const refusedMarkup = (offered: Fields) => [...textsWithMarkup(offered)].filter(({ isConverted }) => !isConverted);

/** Firestore's rules for document names, which the schema does not check. */
function nameFault(id: unknown): Message | undefined {
  if (typeof id !== 'string' || !(id.includes('/') || id === '.' || id === '..' || /^__.*__$/.test(id)))
    return undefined;
  return {
    en: `'${id}' cannot be a name in Firestore; it may have no slash`,
    th: `'${id}' ใช้เป็นชื่อใน Firestore ไม่ได้ ห้ามมีเครื่องหมาย /`,
  };
}

const EXAMPLE_ROW = { en: 'is the example row; delete it', th: 'เป็นแถวตัวอย่าง ให้ลบแถวนี้' };

function faultsOf(
  candidate: Candidate,
  document: Fields,
  issues: readonly Parameters<typeof refusal>[0][],
): SheetFault[] {
  const { collection } = candidate;
  const root: Field = { kind: 'parts', parts: fieldsOf(collection) };
  const unknown = [...unknownPaths(root, document)];
  const name = nameFault(document.id);
  const failed = sheetErrors(document);
  const isFailed = (path: string) => failed.some((each) => each.path === path);
  const wrong = issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    const reason = refusal(issue, valueAt(document, issue.path), exampleAt(collection, path));
    return isFailed(path) ? [] : [faultAt(candidate, path, reason)];
  });
  const faulty = new Set(issues.map((issue) => issue.path.map(String).join('.')));
  return [
    ...(name === undefined ? [] : [faultAt(candidate, 'id', name)]),
    ...unknown.map((path) =>
      faultAt(candidate, path, { en: `is not a field of ${collection}`, th: `ไม่มีช่องนี้ใน ${collection}` }),
    ),
    ...wrong,
    ...(isUnchangedExample(collection, document) ? [faultAt(candidate, 'id', EXAMPLE_ROW)] : []),
    ...failed.map(({ path, reason }) => faultAt(candidate, path, reason)),
    ...[
      ...yearFaults(document),
      ...decorationFaults(document),
      ...damagedTexts(document),
      ...refusedMarkup(candidate.document),
    ]
      .filter(({ path }) => !faulty.has(path))
      .map(({ path, reason }) => faultAt(candidate, path, reason)),
  ];
}

/** Reports every fault, also those for which the site only drops a field. `now` replaces a missing `updated_at`. */
function checkCandidate(candidate: Candidate, now: string): Outcome {
  const schema = schemaOf(candidate.collection);
  const given = withPlainTexts(withoutNulls(schema, candidate.document));
  const document = timesToDays(given, schema.safeParse({ updated_at: now, ...given }).error?.issues ?? []);
  const result = schema.safeParse({ updated_at: now, ...document });
  const faults = faultsOf(candidate, document, result.success ? [] : result.error.issues);
  if (!result.success || faults.length > 0) return { faults };
  const { id } = result.data;
  return { checked: { origin: candidate, id: String(id), written: document, parsed: result.data }, faults };
}

const schemaOf = (collection: CollectionName) => COLLECTION_DOCUMENTS[collection];

export function checkCandidates(
  candidates: readonly Candidate[],
  now: string,
): { readonly checked: Checked[]; readonly faults: SheetFault[] } {
  const first = new Map<string, Candidate>();
  const outcomes = candidates.map((candidate): Outcome => {
    const key = JSON.stringify([candidate.collection, candidate.document.id]);
    const before = candidate.document.id === undefined ? undefined : first.get(key);
    if (before === undefined) first.set(key, candidate);
    const outcome = checkCandidate(candidate, now);
    if (before === undefined) return outcome;
    const { file, sheet, row } = before;
    const place = placeText({ file, ...(sheet === undefined ? {} : { sheet }), row });
    const reason = {
      en: `'${candidate.document.id}' is already in ${place.en}`,
      th: `'${candidate.document.id}' ซ้ำกับ ${place.th}`,
    };
    return { faults: [...outcome.faults, faultAt(candidate, 'id', reason)] };
  });
  return {
    checked: outcomes.flatMap(({ checked }) => (checked === undefined ? [] : [checked])),
    faults: outcomes.flatMap(({ faults }) => faults),
  };
}
