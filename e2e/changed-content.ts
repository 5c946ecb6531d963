import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Document = Record<string, unknown>;

/** Changes a collection in a content folder. */
export function editContent(folder: string, collection: string, change: (documents: Document[]) => unknown): void {
  const file = join(folder, `${collection}.json`);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

/** A copy of the embedded content with one collection changed. */
export function changedContent(collection: string, change: (documents: Document[]) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'rommai-content-'));
  cpSync('content', folder, { recursive: true });
  editContent(folder, collection, change);
  return folder;
}
