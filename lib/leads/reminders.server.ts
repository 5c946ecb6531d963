import 'server-only';
import { errorText, log } from '../config/log';
import { BANGKOK_OFFSET_MS } from '../i18n/dates';
import { leadReference } from './lead';
import type { FollowUp, Target } from './target';

const HOUR_MS = 3_600_000;
const WAIT_MS = 2 * HOUR_MS;
/** Receipts last as long. A backup of yesterday reminds of nothing. */
const OLDEST_MS = 24 * HOUR_MS;
const CHECK_EVERY_MS = 60_000;

/** No reminders from 21:00 until 08:00 in Bangkok. */
function isNight(now: number): boolean {
  const hour = ((now + BANGKOK_OFFSET_MS) / HOUR_MS) % 24;
  return hour < 8 || hour >= 21;
}

/** Reminds the office once of each enquiry that is not marked as answered two hours after it arrived. */
export class Reminders {
  readonly #timer: NodeJS.Timeout;
  readonly #office: readonly Target[];
  #from = 0;
  #running: Promise<void> | undefined;
  #isFailing = false;

  /** The first of `places` lists what was received. All that have an enquiry must agree to a reminder. */
  constructor(
    private readonly places: readonly [FollowUp, ...FollowUp[]],
    targets: readonly Target[],
  ) {
    this.#office = targets.filter(({ remind, unusable }) => remind !== undefined && unusable === undefined);
    this.#timer = setInterval(() => void this.check(Date.now()), CHECK_EVERY_MS).unref();
    if (this.#office.length === 0) clearInterval(this.#timer);
  }

  check(now: number): Promise<void> {
    this.#running ??= this.#check(now).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #check(now: number): Promise<void> {
    if (isNight(now)) return;
    const until = now - WAIT_MS;
    try {
      const ids = await this.places[0].received(Math.max(this.#from, now - OLDEST_MS), until);
      const failures: unknown[] = [];
      for (const id of ids)
        await this.#remind(id, new Date(now).toISOString()).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
      this.#from = until;
      this.#isFailing = false;
    } catch (error) {
      // The next check begins at the same time, and finds the others recorded.
      if (!this.#isFailing) log('error', 'office not reminded', { reason: errorText(error) });
      this.#isFailing = true;
    }
  }

  async #remind(id: string, at: string): Promise<void> {
    const claimed: FollowUp[] = [];
    try {
      for (const place of this.places) {
        const isClaimed = await place.claimReminder(id, at);
        if (isClaimed === false) return;
        if (isClaimed) claimed.push(place);
      }
      await this.#send(id);
    } catch (error) {
      for (const place of claimed) await place.releaseReminder(id);
      throw error;
    }
  }

  /** One person who reads it is enough. @throws the first error if every target fails */
  async #send(id: string): Promise<void> {
    const sent = await Promise.allSettled(this.#office.map((target) => target.remind?.(id)));
    const failures = sent.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (failures.length === sent.length) throw failures[0];
    log('info', 'office reminded', { reference: leadReference(id) });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
