import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DurableFolder, isMissing } from '../../lib/leads/durable-file.server';
import { isListingLead, isSellerLead, type Lead, leadReference, photoDigests } from '../../lib/leads/lead';
import { normalizeReference } from '../../lib/leads/lead-reference';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { idOfFile, parseReceipt, parseStoredLead, type StoredLead, serializeRecord } from '../../lib/leads/stored-lead';
import { ContentToolError } from '../content/faults';
import type { Terminal } from '../content/terminal';

/** A file of the outbox. `kept` is null if the file is unreadable. */
export type FoundLead = {
  readonly place: 'waiting' | 'aside';
  readonly name: string;
  readonly kept: StoredLead | null;
  /** The time when it was stored, in milliseconds since the epoch. */
  readonly at: number;
};

/** Empty before the first start of the server. @throws ContentToolError if the folder cannot be read */
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

export function deliveryStatus({ place, kept }: FoundLead): string {
  if (kept === null) return `${place}: cannot be read`;
  const reasons = kept.refused.map(({ target, reason }) => `${target}: ${reason}`);
  const has = kept.acknowledged.map((target) => `${target} has it`);
  const { progress: { answered_on } = {}, reminded_at } = kept;
  const answer = answered_on === undefined ? [] : [`answered ${answered_on}`];
  return [place, ...reasons, ...has, ...(reminded_at === undefined ? [] : ['office reminded']), ...answer].join('; ');
}

/** Removes line breaks, so that a visitor's text cannot imitate another line of the list. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

const bangkokTime = (at: number) => new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Bangkok' }).slice(0, 16);

function about(lead: Lead): string {
  if (isSellerLead(lead)) return lead.intent;
  return isListingLead(lead) ? `${lead.kind} ${lead.listing_code ?? lead.listing_id}` : lead.kind;
}

/** What a visitor searched for may be personal data, too. */
const searchWords = (lead: Lead) => (isSellerLead(lead) || isListingLead(lead) ? undefined : lead.search_words);

function line(found: FoundLead, full: boolean): string {
  const { kept, name, at } = found;
  if (kept === null) return [name, bangkokTime(at), deliveryStatus(found)].map(onOneLine).join('  ');
  const { lead } = kept;
  const typed = [lead.name, lead.phone, lead.line_id, lead.email, searchWords(lead), lead.message];
  const person = typed.filter((text) => text !== undefined);
  const count = photoDigests(lead).length;
  const photos = count === 0 ? [] : [`${count} photograph${count === 1 ? '' : 's'}`];
  const parts = [
    ...[leadReference(lead.id), bangkokTime(at), about(lead), ...photos, deliveryStatus(found)],
    ...(full ? person : []),
  ];
  return parts.map(onOneLine).join('  ');
}

export async function list(folders: OutboxFolders, full: boolean, { print }: Terminal): Promise<number> {
  const leads = await findLeads(folders);
  for (const found of leads) print(line(found, full));
  const stayed = new Set((await namesIn(folders.photos.retained)).map(idOfFile));
  for (const id of stayed) print(`${leadReference(id)}  delivered, its photographs stayed here`);
  for (const name of await namesIn(folders.receipts)) {
    const { id, progress: { answered_on } = {} } =
      parseReceipt(name, (await folders.text(folders.receipts, name)) ?? '') ?? {};
    if (id !== undefined && answered_on !== undefined)
      print(`${leadReference(id)}  delivered; answered ${answered_on}`);
  }
  const aside = leads.filter(({ place }) => place === 'aside').length;
  print(`${leads.length - aside} waiting, ${aside} set aside`);
  return 0;
}

/** Moves enquiries set aside (all, or the given) back to waiting. @throws ContentToolError for an unknown reference */
export async function replay(
  folders: OutboxFolders,
  given: readonly string[],
  { print, printError }: Terminal,
): Promise<number> {
  const references = given.map(normalizeReference);
  const aside = (await findLeads(folders)).filter(({ place }) => place === 'aside');
  const isMeant = (id: string) => references.length === 0 || references.includes(leadReference(id));
  const meant = aside.flatMap(({ name, kept }) => (kept !== null && isMeant(kept.lead.id) ? [{ name, kept }] : []));
  const has = new Set(meant.map(({ kept }) => leadReference(kept.lead.id)));
  const absent = references.filter((reference) => !has.has(reference));
  if (absent.length > 0) throw new ContentToolError(`no enquiry set aside has the reference ${absent.join(', ')}`, 1);
  for (const { name, kept } of meant) {
    // Moves the file instead of copying it: a server may pick it up at once and set it aside again under the same name.
    await folders.aside.write(name, serializeRecord({ ...kept, refused: [] }));
    await folders.aside.move(name, folders.waiting);
  }
  for (const { name, kept } of aside)
    if (kept === null) printError(`aside/${name}: cannot be read, and stays set aside`);
  print(`${meant.length} enquiries are waiting again; a running server delivers them within 30 s`);
  return 0;
}

const DAY_MS = 24 * 3_600_000;
const WORD = 'purge';

export type PurgeGuard = {
  readonly yes: boolean;
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

/** Deletes enquiries older than `days` for good. @throws ContentToolError if it cannot ask for confirmation */
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
