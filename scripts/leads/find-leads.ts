import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DurableFolder, isMissing } from '../../lib/leads/durable-file.server';
import { type KeptLead, parseKeptLead } from '../../lib/leads/kept-lead';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { ContentToolError } from '../content/content-tool-error';

/** A file of the outbox: an enquiry, or one that cannot be read. */
export type FoundLead = {
  readonly place: 'waiting' | 'aside';
  readonly name: string;
  readonly kept: KeptLead | null;
  /** When it was stored, in milliseconds of the wall clock. */
  readonly at: number;
};

/**
 * The names in a folder, which a server's first start makes; none where there is no outbox at all yet.
 * @throws ContentToolError where it cannot be read, or there is no DATA_DIR of that name
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

/** Everything in the outbox, oldest first. What a server delivers meanwhile is left out. */
export async function findLeads(folders: OutboxFolders): Promise<FoundLead[]> {
  const found: FoundLead[] = [];
  for (const place of ['waiting', 'aside'] as const) {
    const folder = folders[place];
    for (const name of await namesIn(folder)) {
      const text = await folders.text(folder, name);
      const facts = await stat(join(folder.path, name)).catch(() => null);
      if (text === null || facts === null) continue;
      const kept = parseKeptLead(name, text);
      found.push({ place, name, kept, at: kept === null ? facts.mtimeMs : Date.parse(kept.stored_at) });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Why an enquiry is where it is, in one line. */
export function standing({ place, kept }: FoundLead): string {
  if (kept === null) return `${place}: cannot be read`;
  const reasons = kept.refused.map(({ target, reason }) => `${target}: ${reason}`);
  const has = kept.acknowledged.map((target) => `${target} has it`);
  return [place, ...reasons, ...has].join('; ');
}
