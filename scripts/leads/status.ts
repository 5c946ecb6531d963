import type { Firestore } from '@google-cloud/firestore';
import { bangkokDay } from '../../lib/i18n/dates';
import { isSellerLead, leadReference } from '../../lib/leads/lead';
import { isLeadReference, normalizeReference } from '../../lib/leads/lead-reference';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { readSellerStatus, type SellerStatus, statusSecretOf } from '../../lib/leads/seller-status.server';
import { leadProgress, serializeRecord } from '../../lib/leads/stored-lead';
import { statusPath } from '../../lib/navigation/lead-paths';
import { ContentToolError } from '../content/faults';
import type { Terminal } from '../content/terminal';
import { findLeads } from './outbox';
import { leadsOf } from './photos';

const FIELDS = {
  called: 'called_on',
  visited: 'visited_on',
  listing: 'listing_id',
  closed: 'closed_on',
} as const;

type Change = Partial<Record<(typeof FIELDS)[keyof typeof FIELDS], string>>;

const isStep = (step: string): step is keyof typeof FIELDS => Object.hasOwn(FIELDS, step);

/** @throws ContentToolError for an unknown step, a day that does not exist, or an id that cannot be one */
function changeOf(step: string | undefined, value = ''): Change {
  if (step === undefined) return {};
  const change = isStep(step) ? { [FIELDS[step]]: value } : undefined;
  if (change === undefined || !leadProgress.safeParse(change).success)
    throw new ContentToolError(
      `'${step} ${value}' is no step; allowed is called, visited or closed DAY, or listing ID`,
      2,
    );
  return change;
}

type Enquiry = { readonly id: string; readonly status: SellerStatus };

async function changeHere(folders: OutboxFolders, reference: string, change: Change): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  for (const { place, name, kept } of await findLeads(folders)) {
    if (kept === null || !isSellerLead(kept.lead) || leadReference(kept.lead.id) !== reference) continue;
    const progress = { ...kept.progress, ...change };
    if (Object.keys(change).length > 0) await folders[place].write(name, serializeRecord({ ...kept, progress }));
    found.push({ id: kept.lead.id, status: readSellerStatus({ ...kept.lead, ...progress }) });
  }
  return found;
}

async function changeInFirestore(firestore: Firestore, reference: string, change: Change): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  const start = reference.replace('-', '').toLowerCase();
  for (const collection of ['seller_leads', 'suspicious_leads'])
    for (const document of await leadsOf(firestore, collection, start)) {
      const { id, intent } = document.data();
      if (typeof id !== 'string' || intent === undefined) continue;
      if (Object.keys(change).length > 0) await document.ref.update(change);
      found.push({ id, status: readSellerStatus({ ...document.data(), ...change }) });
    }
  return found;
}

/** Writes a step of a seller's enquiry, and prints its steps and its link. @throws ContentToolError if there is none */
export async function status(
  folders: OutboxFolders,
  firestore: Firestore | null,
  [given = '', step, value]: readonly string[],
  { print }: Terminal,
): Promise<number> {
  const reference = normalizeReference(given);
  if (!isLeadReference(reference)) throw new ContentToolError('status needs a reference, such as 3F9A-07C1', 2);
  const change = changeOf(step, value);
  const found =
    firestore === null
      ? await changeHere(folders, reference, change)
      : await changeInFirestore(firestore, reference, change);
  if (found.length === 0) throw new ContentToolError(`no seller's enquiry has the reference ${reference}`, 1);
  for (const { id, status: now } of found) {
    const steps = Object.entries(FIELDS).flatMap(([name, field]) =>
      now[field] === undefined ? [] : `${name} ${now[field]}`,
    );
    print([reference, 'received', now.created_at && bangkokDay(Date.parse(now.created_at)), ...steps].join('  '));
    const secret = statusSecretOf(id);
    print(secret === null ? 'no link: set STATUS_LINK_SECRET' : `link (personal): /th-th${statusPath(secret)}`);
  }
  return 0;
}
