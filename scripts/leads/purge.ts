import type { DurableFolder } from '../../lib/leads/durable-file.server';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { idOfFile } from '../../lib/leads/stored-lead';
import { ContentToolError } from '../content/content-tool-error';
import type { Terminal } from '../content/terminal';
import { findLeads, namesIn } from './find-leads';

const DAY_MS = 24 * 3_600_000;
const WORD = 'purge';

/** Protects enquiries against deletion by a mistyped command. */
export type PurgeGuard = {
  readonly yes: boolean;
  /** Asks a person; undefined if there is no terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
};

async function mayPurge(question: string, { yes, ask }: PurgeGuard): Promise<boolean> {
  if (yes) return true;
  if (ask === undefined) throw new ContentToolError('there is no terminal to ask on; add --yes to delete', 1);
  return (await ask(question)).trim() === WORD;
}

async function oldOf(folder: DurableFolder, names: readonly string[], before: number): Promise<string[]> {
  const written = await Promise.all(names.map(async (name) => [name, await folder.writtenAt(name)] as const));
  return written.filter(([, at]) => at !== null && at < before).map(([name]) => name);
}

/**
 * Permanently deletes the enquiries that have been in the outbox for more than `days` days. Returns an exit code.
 * @throws ContentToolError if it cannot ask for confirmation
 */
export async function purge(
  folders: OutboxFolders,
  days: number,
  guard: PurgeGuard,
  { print }: Terminal,
): Promise<number> {
  const before = Date.now() - days * DAY_MS;
  const old = (await findLeads(folders)).filter(({ at }) => at < before);
  const stayed = await oldOf(folders.photos.retained, await namesIn(folders.photos.retained), before);
  if (old.length === 0 && stayed.length === 0) {
    print(`nothing is older than ${days} days`);
    return 0;
  }
  const names = (where: string) => old.filter(({ place }) => place === where).map(({ name }) => name);
  const [waiting, aside] = [names('waiting'), names('aside')];
  const counts = `${waiting.length} undelivered enquiries, ${aside.length} that were set aside and ${stayed.length} photographs of others`;
  if (!(await mayPurge(`${counts} will be permanently deleted. Type ${WORD} to continue: `, guard))) {
    print('nothing was deleted');
    return 1;
  }
  if (waiting.length > 0) await folders.waiting.remove(...waiting);
  if (aside.length > 0) await folders.aside.remove(...aside);
  if (stayed.length > 0) await folders.photos.retained.remove(...stayed);
  const gone = new Set(old.map(({ name }) => idOfFile(name)));
  const photos = (await namesIn(folders.photos.waiting)).filter((name) => gone.has(idOfFile(name)));
  if (photos.length > 0) await folders.photos.waiting.remove(...photos);
  print(`${old.length} deleted, and ${photos.length + stayed.length} photographs`);
  return 0;
}
