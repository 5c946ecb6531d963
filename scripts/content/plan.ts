import { COLLECTION_DOCUMENTS, type CollectionName } from '../../lib/content/collections';
import { parseDocument } from '../../lib/content/parse-document';
import { changesBetween, type FieldChange } from './changes';
import type { Checked } from './checked';
import type { Database, StoredDocument } from './database';
import type { Fields } from './row';
import { stampOf } from './stamp';

/** The changes that an import would make to one collection. */
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

/** Parses a stored document like the site; undefined if the site rejects it or drops a part of it. */
function storedAsRead(collection: CollectionName, { id, fields }: StoredDocument, now: string): Fields | undefined {
  const result = parseDocument(COLLECTION_DOCUMENTS[collection], { updated_at: now, ...fields, id });
  return result.ok && result.dropped.length === 0 ? result.value : undefined;
}

/** A missing `updated_at` counts as a change: the site shows no document without it if the schema requires it. */
function missingStamp({ parsed }: Checked, { fields }: StoredDocument): FieldChange[] {
  const { updated_at: after } = parsed;
  const isMissing = after !== undefined && stampOf(fields) === undefined;
  return isMissing ? [{ field: 'updated_at', before: fields.updated_at, after }] : [];
}

/** Compares the imported documents with the stored ones, in one pass over the collection. */
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
