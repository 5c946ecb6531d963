import { errorText, log } from '../config/log';
import { backOffMs, withDeadline } from '../http/deadlines';
import type { StorageBucket } from '../http/storage-bucket.server';
import { type Lead, photoDigests } from './lead';
import type { StoredPhoto } from './outbox-folders.server';

type ReadPhotos = () => Promise<readonly StoredPhoto[]>;

/** A place that has enquiries and what staff did about them. Times are in milliseconds since the epoch. */
export type FollowUp = {
  /** Records the day on which staff answered, unless there is one. False if the enquiry is not here. */
  readonly answer: (id: string, day: string) => Promise<boolean>;
  /** Enquiries that the office got after `from` and until `to`, also answered ones. */
  readonly received: (from: number, to: number) => Promise<readonly string[]>;
  /** True for exactly one caller while the enquiry is unanswered; null if the enquiry is not here. */
  readonly claimReminder: (id: string, at: string) => Promise<boolean | null>;
  /** The reminder could not be sent. */
  readonly releaseReminder: (id: string) => Promise<void>;
};

/** After a crash or a lost answer, an enquiry may be delivered again under the same id. */
export type Target = {
  readonly name: string;
  /** The outbox deletes photographs that the target stores. */
  readonly acceptsPhotos?: boolean;
  /** A person must change a setting before the target works. */
  readonly unusable?: string;
  /** `known` means that the target had it before. @throws PermanentError, GatewayError, or any error to retry */
  readonly deliver: (lead: Lead, photos: ReadPhotos) => Promise<'new' | 'known'>;
  readonly has?: (id: string, fingerprints: ReadonlySet<string>) => Promise<boolean>;
  /** The document of an enquiry, with the fields that staff added. */
  readonly find?: (id: string) => Promise<Readonly<Record<string, unknown>> | null>;
  readonly followUp?: FollowUp;
  /** Reminds the office of an enquiry that is not marked as answered. */
  readonly remind?: (id: string) => Promise<void>;
  readonly probe?: () => Promise<void>;
};

const FIND_MS = 3_000;

/** Null also if the target does not answer in time: a page that waits for it says less, and is no error. */
export async function findInTime(target: Target, id: string): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    return await withDeadline(FIND_MS, async () => (await target.find?.(id)) ?? null);
  } catch (error) {
    log('warn', 'enquiry not read', { target: target.name, reason: errorText(error) });
    return null;
  }
}

const FOLDER = 'enquiries/';

export const photosPrefix = (startOfId: string): string => FOLDER + startOfId;

export function photosInBucket(target: Target, bucket: StorageBucket): Target {
  return {
    ...target,
    acceptsPhotos: true,
    async deliver(lead, photos) {
      const files = photoDigests(lead).length === 0 ? [] : await photos();
      for (const { number, digest, bytes } of files) {
        // A corrected enquiry may have other photographs under the same id.
        const object = `${FOLDER}${lead.id}/${number}-${digest.slice(0, 8)}.jpg`;
        await bucket.put(object, bytes, { contentType: 'image/jpeg' });
      }
      return target.deliver(lead, async () => []);
    },
  };
}

export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}

/** A gateway refused the delivery, not the target, so the worker retries for a day. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}

/** One failure may be due to the enquiry. */
const DOWN_AFTER = 2;

/** Short, so that everything is delivered within a minute after a long outage. */
const MAX_WAIT_MS = 15_000;

export class TargetState {
  #failures = 0;
  #reason = '';
  #retryAt = 0;
  #failedAt = 0;
  readonly #failedWith = new Set<string>();
  readonly total = { successes: 0, failures: 0 };

  constructor(private readonly target: string) {}

  get isUp(): boolean {
    return this.#failures === 0;
  }

  get fault(): string | undefined {
    return this.#failures < DOWN_AFTER ? undefined : this.#reason;
  }

  /** Is 0 while only one enquiry has failed, so that another one can show whether the target is down. */
  pauseMs(now: number): number {
    return this.isUp || this.#failedWith.size === 1 ? 0 : Math.max(0, this.#retryAt - now);
  }

  waitMs(id: string, now: number): number {
    return this.isUp || !this.#failedWith.has(id) ? this.pauseMs(now) : Math.max(0, this.#retryAt - now);
  }

  /** A refusal also shows that the target is up. */
  succeeded(): void {
    if (this.fault !== undefined) log('info', 'lead target back', { target: this.target });
    this.total.successes += 1;
    this.#failures = 0;
    this.#failedWith.clear();
  }

  failed(id: string, startedAt: number, reason: string, now: number): void {
    this.total.failures += 1;
    this.#failedWith.add(id);
    this.#reason = reason;
    // Concurrent deliveries fail together, so the wait grows only once.
    if (this.#failures > 0 && startedAt < this.#failedAt) return;
    this.#failures += 1;
    this.#failedAt = now;
    this.#retryAt = now + Math.min(MAX_WAIT_MS, backOffMs(this.#failures, Math.random()));
    if (this.#failures === DOWN_AFTER) log('error', 'lead target lost', { target: this.target, reason: this.#reason });
  }
}
