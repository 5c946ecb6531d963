import { z } from 'zod';
import { leadDocument, leadFingerprint } from './lead';

const instant = z.iso.datetime();

const storedLead = z.strictObject({
  lead: leadDocument,
  stored_at: instant,
  /** Targets that have stored it. */
  acknowledged: z.array(z.string()),
  /** Targets that refused it for good or failed with it repeatedly, with their reasons. */
  refused: z.array(z.strictObject({ target: z.string(), reason: z.string(), at: instant })),
});

const receipt = z.strictObject({ id: z.uuid(), fingerprint: z.string(), at: instant });

/** An enquiry in a file of the outbox, with the state of its delivery. */
export type StoredLead = z.output<typeof storedLead>;

/** What remains of a delivered enquiry, without personal data. */
export type Receipt = z.output<typeof receipt>;

function parsed<Output>(schema: z.ZodType<Output>, text: string): Output | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const ENDING = '.json';
const UUID_LENGTH = 36;

export const fileNameOf = (id: string): string => `${id}${ENDING}`;

/** The id with which the name of a file begins, an enquiry's or of something that belongs to one. */
export const idOfFile = (name: string): string => name.slice(0, UUID_LENGTH);

/** Parses a file; null if it is incomplete or its name does not match its enquiry. */
export function parseStoredLead(name: string, text: string): StoredLead | null {
  const stored = parsed(storedLead, text);
  return stored !== null && fileNameOf(stored.lead.id) === name ? stored : null;
}

export function parseReceipt(name: string, text: string): Receipt | null {
  const found = parsed(receipt, text);
  return found !== null && fileNameOf(found.id) === name ? found : null;
}

export const serializeRecord = (stored: StoredLead | Receipt): string => `${JSON.stringify(stored)}\n`;

export const receiptOf = ({ lead }: StoredLead, at: string): Receipt => ({
  id: lead.id,
  fingerprint: leadFingerprint(lead),
  at,
});

/** The targets, among these, that neither have an enquiry nor refused it. */
export function pendingTargets(
  { acknowledged, refused }: Pick<StoredLead, 'acknowledged' | 'refused'>,
  targets: readonly string[],
) {
  return targets.filter((name) => !acknowledged.includes(name) && !refused.some(({ target }) => target === name));
}
