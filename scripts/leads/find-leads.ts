import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DurableFolder, isMissing } from '../../lib/leads/durable-file.server';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { parseStoredLead, type StoredLead } from '../../lib/leads/stored-lead';
import { ContentToolError } from '../content/content-tool-error';

/** A file of the outbox. `kept` is null if the file is unreadable. */
export type FoundLead = {
  readonly place: 'waiting' | 'aside';
  readonly name: string;
  readonly kept: StoredLead | null;
  /** The time when it was stored, in milliseconds since the epoch. */
  readonly at: number;
};

/**
 * The file names in a folder of the outbox. Empty if the folder does not exist yet: the server creates it at its first
 * start.
 * @throws ContentToolError if the folder cannot be read or DATA_DIR does not exist
 */
export async function namesIn(folder: DurableFolder): Promise<string[]> {
  try {
    return await folder.names();
  } catch (error) {
    const dataFolder = dirname(dirname(folder.path));
    if (isMissing(error) && existsSync(dataFolder)) return [];
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentToolError(`the outbox cannot be read (DATA_DIR, and as the site's user): ${reason}`, 1);
  }
}

/** All enquiries in the outbox, oldest first. Skips those that a running server delivers during the search. */
export async function findLeads(folders: OutboxFolders): Promise<FoundLead[]> {
  const found: FoundLead[] = [];
  for (const place of ['waiting', 'aside'] as const) {
    const folder = folders[place];
    for (const name of await namesIn(folder)) {
      const text = await folders.text(folder, name);
      const facts = await stat(join(folder.path, name)).catch(() => null);
      if (text === null || facts === null) continue;
      const kept = parseStoredLead(name, text);
      found.push({ place, name, kept, at: kept === null ? facts.mtimeMs : Date.parse(kept.stored_at) });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The delivery state of an enquiry in one line: where it is, which targets refused it and which accepted it. */
export function standing({ place, kept }: FoundLead): string {
  if (kept === null) return `${place}: cannot be read`;
  const reasons = kept.refused.map(({ target, reason }) => `${target}: ${reason}`);
  const has = kept.acknowledged.map((target) => `${target} has it`);
  return [place, ...reasons, ...has].join('; ');
}
