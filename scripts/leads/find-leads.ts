import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DurableFolder } from '../../lib/leads/durable-file.server';
import { type KeptLead, parseKeptLead } from '../../lib/leads/kept-lead';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';

/** A file of the outbox: an enquiry, or one that cannot be read. */
export type FoundLead = {
  readonly place: 'waiting' | 'aside';
  readonly name: string;
  readonly kept: KeptLead | null;
  /** When it was stored, in milliseconds of the wall clock. */
  readonly at: number;
};

/** The folder is made by the server's first start. */
export const namesIn = (folder: DurableFolder) => folder.names().catch((): string[] => []);

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
