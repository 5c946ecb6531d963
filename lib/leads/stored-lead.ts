import { z } from 'zod';
import { errorText, log } from '../config/log';
import { ID_PATTERN } from '../content/ids';
import { type Lead, leadDocument, leadFingerprint } from './lead';
import { SUSPICIOUS_FROM } from './spam-score';

const instant = z.iso.datetime();

/** What staff write about an enquiry. In Firestore, these are fields of its document. */
export const leadProgress = z.strictObject({
  answered_on: z.iso.date().optional(),
  called_on: z.iso.date().optional(),
  visited_on: z.iso.date().optional(),
  closed_on: z.iso.date().optional(),
  listing_id: z.string().regex(ID_PATTERN).optional(),
});

const followUp = { progress: leadProgress.optional(), reminded_at: instant.optional() };

const storedLead = z.strictObject({
  lead: leadDocument,
  ...followUp,
  stored_at: instant,
  acknowledged: z.array(z.string()),
  /** Targets that refused it or failed with it repeatedly. */
  refused: z.array(z.strictObject({ target: z.string(), reason: z.string(), at: instant })),
});

const receipt = z.strictObject({
  id: z.uuid(),
  fingerprint: z.string(),
  at: instant,
  ...followUp,
  suspicious: z.literal(true).optional(),
});

export type StoredLead = z.output<typeof storedLead>;

/** The record of a delivered enquiry, without personal data. */
export type Receipt = z.output<typeof receipt>;

const ENDING = '.json';
const UUID_LENGTH = 36;

export const fileNameOf = (id: string): string => `${id}${ENDING}`;

/** Also for a file that belongs to an enquiry. */
export const idOfFile = (name: string): string => name.slice(0, UUID_LENGTH);

/** Returns null if the file is incomplete or its name does not match its enquiry. */
export function parseStoredLead(name: string, text: string): StoredLead | null {
  const stored = parsed(storedLead, text);
  return stored !== null && fileNameOf(stored.lead.id) === name ? stored : null;
}

export function parseReceipt(name: string, text: string): Receipt | null {
  const found = parsed(receipt, text);
  return found !== null && fileNameOf(found.id) === name ? found : null;
}

function parsed<Output>(schema: z.ZodType<Output>, text: string): Output | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const serializeRecord = (stored: StoredLead | Receipt): string => `${JSON.stringify(stored)}\n`;

const isSuspicious = ({ spam }: Lead): boolean => spam.score >= SUSPICIOUS_FROM;

export const receiptOf = ({ lead, progress, reminded_at }: StoredLead, at: string): Receipt => ({
  ...{ id: lead.id, fingerprint: leadFingerprint(lead), at, progress, reminded_at },
  ...(isSuspicious(lead) ? { suspicious: true } : {}),
});

/** Null if the office needs no reminder. Anything that staff wrote shows that they have seen the enquiry. */
export function reminded<Record extends StoredLead | Receipt>(record: Record, at: string): Record | null {
  const isSpam = 'lead' in record ? isSuspicious(record.lead) : record.suspicious === true;
  const isDone = record.progress !== undefined || record.reminded_at !== undefined;
  return isSpam || isDone ? null : { ...record, reminded_at: at };
}

export function pendingTargets(
  { acknowledged, refused }: Pick<StoredLead, 'acknowledged' | 'refused'>,
  targets: readonly string[],
) {
  return targets.filter((name) => !acknowledged.includes(name) && !refused.some(({ target }) => target === name));
}

/** Runs the operations of an enquiry one after another, and remembers the last error. */
export class OutboxSteps {
  readonly #turns = new Map<string, Promise<unknown>>();
  #fault: string | undefined;

  get fault(): string | undefined {
    return this.#fault;
  }

  /** @throws OutboxFault if the work throws */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      if (this.#fault !== undefined) log('info', 'leads can be stored again');
      this.#fault = undefined;
      return result;
    } catch (error) {
      const reason = errorText(error);
      if (this.#fault === undefined) log('error', 'leads cannot be stored', { reason });
      this.#fault = reason;
      throw new OutboxFault(reason, { cause: error });
    }
  }

  /** Runs after all earlier operations of the same enquiry. @throws OutboxFault */
  async inTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const step = () => this.run(work);
    const turn = (this.#turns.get(id) ?? Promise.resolve()).then(step, step);
    this.#turns.set(id, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(id) === turn) this.#turns.delete(id);
    }
  }
}

/** Nothing was stored, because the outbox cannot be read or written. */
export class OutboxFault extends Error {
  override readonly name = 'OutboxFault';
}
