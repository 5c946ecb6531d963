import 'server-only';
import { photoDigests } from './lead';
import type { OutboxFolders } from './outbox-folders.server';
import { fileNameOf, pendingTargets, receiptOf, type StoredLead, serializeRecord } from './stored-lead';

/** The answer of one target about one enquiry. */
export type Outcome = { readonly target: string; readonly refusal?: string };

/** The targets of an enquiry, those that store its photographs, and the answer of one of them, if any. */
export type Settlement = {
  readonly targets: readonly string[];
  readonly photoTargets: readonly string[];
  readonly outcome: Outcome | undefined;
};

/**
 * Records the answer of a target about a waiting enquiry. Returns the enquiry if it still waits, or where it went: to the
 * receipts if all targets have it, to the dead letters if one refused it.
 */
export async function settleLead(
  folders: OutboxFolders,
  before: StoredLead,
  { targets, photoTargets, outcome }: Settlement,
): Promise<StoredLead | 'delivered' | 'aside'> {
  const { waiting, aside } = folders;
  const name = fileNameOf(before.lead.id);
  const now = new Date().toISOString();
  const stored = outcome === undefined ? before : withOutcome(before, outcome, now);
  const isSettled = pendingTargets(stored, targets).length === 0;
  const isRefused = stored.refused.length > 0;
  if (!isSettled || isRefused) await waiting.write(name, serializeRecord(stored));
  if (!isSettled) return stored;
  if (isRefused) {
    await waiting.move(name, aside);
    return 'aside';
  }
  const arePhotosDelivered = stored.acknowledged.some((target) => photoTargets.includes(target));
  await finish(folders, stored, now, arePhotosDelivered);
  return 'delivered';
}

function withOutcome(stored: StoredLead, { target, refusal }: Outcome, at: string): StoredLead {
  if (refusal === undefined) return { ...stored, acknowledged: [...new Set([...stored.acknowledged, target])] };
  return { ...stored, refused: [...stored.refused, { target, reason: refusal, at }] };
}

/** If it is interrupted, either the enquiry still has its photographs or the target has both. */
async function finish(
  folders: OutboxFolders,
  stored: StoredLead,
  now: string,
  arePhotosDelivered: boolean,
): Promise<void> {
  const { waiting, receipts, photos } = folders;
  const { id } = stored.lead;
  const count = photoDigests(stored.lead).length;
  const name = fileNameOf(id);
  if (!arePhotosDelivered) await photos.retain(id, count);
  await receipts.write(name, serializeRecord(receiptOf(stored, now)));
  await waiting.remove(name);
  if (arePhotosDelivered) await photos.remove(id, count);
}
