import { existsSync, renameSync, writeFileSync } from 'node:fs';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { ContentToolError } from '../content/content-tool-error';
import type { Terminal } from '../content/terminal';
import { findLeads } from './find-leads';
import { leadLines, leadSheet } from './lead-sheet';

/**
 * Gives everything in the outbox to a file for its owner alone, or to the terminal as CSV. Returns an exit code.
 * @throws ContentToolError for a file that is there, or of another kind
 */
export async function exportLeads(
  folders: OutboxFolders,
  file: string | undefined,
  yes: boolean,
  { say, complain }: Terminal,
): Promise<number> {
  if (file !== undefined && !/\.(csv|jsonl)$/i.test(file))
    throw new ContentToolError(`${file}: the name must end in .csv or .jsonl`, 2);
  if (file !== undefined && !yes && existsSync(file))
    throw new ContentToolError(`${file} is there already; give another name, or add --yes to replace it`, 1);
  const found = await findLeads(folders);
  const text = file !== undefined && /\.jsonl$/i.test(file) ? leadLines(found) : leadSheet(found);
  const unreadable = found.filter(({ kept }) => kept === null);
  for (const { place, name } of unreadable) complain(`${place}/${name}: cannot be read`);
  if (file === undefined) {
    say(text);
    return 0;
  }
  // A mode is that of a new file: what is replaced may have been everybody's.
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  say(`${file}: ${found.length - unreadable.length} enquiries; it holds personal data`);
  return 0;
}
