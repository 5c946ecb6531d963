import { existsSync, renameSync, writeFileSync } from 'node:fs';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { ContentToolError } from '../content/content-tool-error';
import type { Terminal } from '../content/terminal';
import { findLeads } from './find-leads';
import { leadLines, leadSheet } from './lead-sheet';

/**
 * Writes all enquiries in the outbox to a file that only its owner can read, or as CSV to the terminal. Returns an exit
 * code.
 * @throws ContentToolError if the file exists and `yes` is false, or if its extension is not supported
 */
export async function exportLeads(
  folders: OutboxFolders,
  file: string | undefined,
  yes: boolean,
  { print, printError }: Terminal,
): Promise<number> {
  if (file !== undefined && !/\.(csv|jsonl)$/i.test(file))
    throw new ContentToolError(`${file}: the name must end in .csv or .jsonl`, 2);
  if (file !== undefined && !yes && existsSync(file))
    throw new ContentToolError(`${file} is there already; give another name, or add --yes to replace it`, 1);
  const found = await findLeads(folders);
  const text = file !== undefined && /\.jsonl$/i.test(file) ? leadLines(found) : leadSheet(found);
  const unreadable = found.filter(({ kept }) => kept === null);
  for (const { place, name } of unreadable) printError(`${place}/${name}: cannot be read`);
  if (file === undefined) {
    print(text);
    return 0;
  }
  // Writes a new file and renames it, because `mode` does not apply to an existing file, which others may read.
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  print(`${file}: ${found.length - unreadable.length} enquiries; the file contains personal data`);
  return 0;
}
