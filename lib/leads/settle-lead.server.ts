import 'server-only';
import { fileNameOf, type KeptLead, receiptOf, targetsLeft, writeKept } from './kept-lead';
import { photoDigests } from './lead';
import type { OutboxFolders } from './outbox-folders.server';

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
  before: KeptLead,
  { targets, photoTargets, outcome }: Settlement,
): Promise<KeptLead | 'delivered' | 'aside'> {
  const { waiting, aside } = folders;
  const name = fileNameOf(before.lead.id);
  const now = new Date().toISOString();
  const kept = outcome === undefined ? before : withOutcome(before, outcome, now);
  const isOver = targetsLeft(kept, targets).length === 0;
  const isRefused = kept.refused.length > 0;
  if (!isOver || isRefused) await waiting.write(name, writeKept(kept));
  if (!isOver) return kept;
  if (isRefused) {
    await waiting.move(name, aside);
    return 'aside';
  }
  const arePhotosDelivered = kept.acknowledged.some((target) => photoTargets.includes(target));
  await leave(folders, kept, now, arePhotosDelivered);
  return 'delivered';
}

function withOutcome(kept: KeptLead, { target, refusal }: Outcome, at: string): KeptLead {
  if (refusal === undefined) return { ...kept, acknowledged: [...new Set([...kept.acknowledged, target])] };
  return { ...kept, refused: [...kept.refused, { target, reason: refusal, at }] };
}

/** If it is interrupted, either the enquiry still has its photographs or the target has both. */
async function leave(folders: OutboxFolders, kept: KeptLead, now: string, arePhotosDelivered: boolean): Promise<void> {
  const { waiting, receipts, photos } = folders;
  const { id } = kept.lead;
  const count = photoDigests(kept.lead).length;
  const name = fileNameOf(id);
  if (!arePhotosDelivered) await photos.stay(id, count);
  await receipts.write(name, writeKept(receiptOf(kept, now)));
  await waiting.remove(name);
  if (arePhotosDelivered) await photos.remove(id, count);
}
