import { log } from '../../lib/config/log';

/** There is more to do than can be done in time. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';

  /** `retryAfterSeconds`: when it may be over. */
  constructor(readonly retryAfterSeconds: number) {
    super('overloaded');
  }
}

/** A line each, no more often: thousands are refused in a second. */
const LOG_EVERY_MS = 10_000;

let refused = 0;
let loggedAt = Number.NEGATIVE_INFINITY;

/** Counts somebody who was sent away, and says so now and then. */
export function noteRefusal(): void {
  refused += 1;
  if (performance.now() - loggedAt < LOG_EVERY_MS) return;
  log('warn', 'overloaded', { refused });
  refused = 0;
  loggedAt = performance.now();
}
