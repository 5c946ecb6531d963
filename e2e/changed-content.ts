import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Document = Record<string, unknown>;

/** The embedded content in a folder of its own, one collection changed. */
export function changedContent(collection: string, change: (documents: Document[]) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'rommai-content-'));
  cpSync('content', folder, { recursive: true });
  const file = join(folder, `${collection}.json`);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  return folder;
}
