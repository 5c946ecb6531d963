import { isDeepStrictEqual } from 'node:util';
import type { Language, Message } from '../../lib/content/check/fault';
import { COLLECTION_DOCUMENTS, type CollectionName } from '../../lib/content/collections';
import { parseDocument } from '../../lib/content/parse-document';
import { isRecord } from '../../lib/http/json';
import type { Checked } from './check-candidates';
import type { Database, StoredDocument } from './database';
import type { Fields } from './field';

type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

function* changesBelow(before: unknown, after: unknown, path: string): Generator<FieldChange> {
  if (isDeepStrictEqual(before, after)) return;
  if (!isRecord(before) || !isRecord(after)) {
    yield { field: path, before, after };
    return;
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    yield* changesBelow(before[name], after[name], path === '' ? name : `${path}.${name}`);
}

/** The differences between two parsed documents, except in `updated_at`. A list counts as one value. */
export function changesBetween(before: Fields, after: Fields): FieldChange[] {
  const { updated_at: _, ...old } = before;
  const { updated_at: __, ...now } = after;
  return [...changesBelow(old, now, '')];
}

const SHORT = 40;

function shortened(value: unknown, language: Language): string {
  if (value === undefined) return language === 'th' ? '(ไม่มี)' : 'nothing';
  if (typeof value === 'number') return value.toLocaleString('en');
  const text = JSON.stringify(value);
  return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1)}…`;
}

export function changeText(changes: readonly FieldChange[], language: Language, most = 6): string {
  const shown = changes
    .slice(0, most)
    .map(({ field, before, after }) => `${field} ${shortened(before, language)} → ${shortened(after, language)}`);
  const more = changes.length - most;
  if (more > 0) shown.push(language === 'th' ? `และอีก ${more} ช่อง` : `and ${more} more fields`);
  return shown.join('; ');
}

export type Plan = {
  readonly collection: CollectionName;
  readonly added: readonly Checked[];
  readonly changed: readonly { readonly document: Checked; readonly changes: readonly FieldChange[] }[];
  readonly unchanged: number;
  /** The ids of stored documents that are not in the files. */
  readonly missing: readonly string[];
  /** The parsed documents of `missing`, without those that the site cannot read. */
  readonly others: readonly Fields[];
};

function storedAsRead(collection: CollectionName, { id, fields }: StoredDocument, now: string): Fields | undefined {
  const result = parseDocument(COLLECTION_DOCUMENTS[collection], { updated_at: now, ...fields, id });
  return result.ok && result.dropped.length === 0 ? result.value : undefined;
}

/** A document's `updated_at` in milliseconds, or undefined. */
function stampOf(document: Fields): number | undefined {
  const time = typeof document.updated_at === 'string' ? Date.parse(document.updated_at) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** A missing `updated_at` counts as a change: the site shows no document without it if the schema requires it. */
function missingStamp({ parsed }: Checked, { fields }: StoredDocument): FieldChange[] {
  const { updated_at: after } = parsed;
  const isMissing = after !== undefined && stampOf(fields) === undefined;
  return isMissing ? [{ field: 'updated_at', before: fields.updated_at, after }] : [];
}

export async function planOf(
  database: Database,
  collection: CollectionName,
  offered: readonly Checked[],
  now: string,
): Promise<Plan> {
  const byId = new Map(offered.map((each) => [each.id, each]));
  const changed: { document: Checked; changes: readonly FieldChange[] }[] = [];
  const missing: string[] = [];
  const others: Fields[] = [];
  let unchanged = 0;
  for await (const page of database.pages(collection)) {
    for (const stored of page) {
      const document = byId.get(stored.id);
      const before = storedAsRead(collection, stored, now);
      if (document === undefined) {
        missing.push(stored.id);
        if (before !== undefined) others.push(before);
        continue;
      }
      byId.delete(stored.id);
      const known = before ?? { ...stored.fields, id: stored.id };
      const changes = [...changesBetween(known, document.parsed), ...missingStamp(document, stored)];
      if (changes.length > 0) changed.push({ document, changes });
      else unchanged += 1;
    }
  }
  return { collection, added: [...byId.values()], changed, unchanged, missing, others };
}

const NAMED = 50;

const count = (value: number) => value.toLocaleString('en');

function* named(mark: string, lines: readonly string[], language: Language): Generator<string> {
  for (const line of lines.slice(0, NAMED)) yield `  ${mark} ${line}`;
  const more = count(lines.length - NAMED);
  if (lines.length > NAMED)
    yield language === 'th' ? `  ${mark} … และอีก ${more} รายการ` : `  ${mark} … and ${more} more`;
}

/** `listings: 2 new, 1 changed, 3 unchanged, 4 only in Firestore, staying` */
function countsText({ collection, added, changed, unchanged, missing }: Plan, deletesMissing: boolean): Message {
  const [news, changes, same, others] = [added.length, changed.length, unchanged, missing.length].map(count);
  return {
    en: `${collection}: ${news} new, ${changes} changed, ${same} unchanged, ${others} ${deletesMissing ? 'to be deleted' : 'only in Firestore, staying'}`,
    th: `${collection}: ใหม่ ${news} เปลี่ยน ${changes} เหมือนเดิม ${same} ${deletesMissing ? `จะลบ ${others}` : `มีเฉพาะใน Firestore และจะยังอยู่ ${others}`}`,
  };
}

export function planText(plan: Plan, deletesMissing: boolean): Message {
  const { added, changed, missing } = plan;
  const counts = countsText(plan, deletesMissing);
  const text = (language: Language) =>
    [
      counts[language],
      ...named(
        '+',
        added.map(({ id }) => id),
        language,
      ),
      ...named(
        '~',
        changed.map(({ document, changes }) => `${document.id}: ${changeText(changes, language)}`),
        language,
      ),
      ...(deletesMissing ? named('-', missing, language) : []),
    ].join('\n');
  return { en: text('en'), th: text('th') };
}
