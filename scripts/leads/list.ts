import { isListingLead, type Lead, leadReference, photoDigests } from '../../lib/leads/lead';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { idOfFile } from '../../lib/leads/stored-lead';
import type { Terminal } from '../content/terminal';
import { type FoundLead, findLeads, namesIn, standing } from './find-leads';

/** Removes line breaks, so that a visitor's text cannot imitate another line of the list. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

const bangkokTime = (at: number) => new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Bangkok' }).slice(0, 16);

const about = (lead: Lead) =>
  isListingLead(lead) ? `${lead.kind} ${lead.listing_code ?? lead.listing_id}` : lead.intent;

function line(found: FoundLead, full: boolean): string {
  const { kept, name, at } = found;
  if (kept === null) return [name, bangkokTime(at), standing(found)].map(onOneLine).join('  ');
  const { lead } = kept;
  const person = [lead.name, lead.phone, lead.line_id, lead.email, lead.message].filter((text) => text !== undefined);
  const count = photoDigests(lead).length;
  const photos = count === 0 ? [] : [`${count} photograph${count === 1 ? '' : 's'}`];
  const parts = [
    ...[leadReference(lead.id), bangkokTime(at), about(lead), ...photos, standing(found)],
    ...(full ? person : []),
  ];
  return parts.map(onOneLine).join('  ');
}

/** Prints the enquiries in the outbox, with personal data only if `full` is set. Returns an exit code. */
export async function list(folders: OutboxFolders, full: boolean, { print }: Terminal): Promise<number> {
  const leads = await findLeads(folders);
  for (const found of leads) print(line(found, full));
  const stayed = new Set((await namesIn(folders.photos.retained)).map(idOfFile));
  for (const id of stayed) print(`${leadReference(id)}  delivered, its photographs stayed here`);
  const aside = leads.filter(({ place }) => place === 'aside').length;
  print(`${leads.length - aside} waiting, ${aside} set aside`);
  return 0;
}
