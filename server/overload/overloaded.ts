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

const turnedAway = new WeakSet<object>();

/** Whether this answer was given because there was too much to do: the log has a line for all of them together. */
export const wasTurnedAway = (response: object): boolean => turnedAway.has(response);

/** Counts somebody who was turned away with this answer, and says so now and then. */
export function noteRefusal(response: object): void {
  turnedAway.add(response);
  refused += 1;
  if (performance.now() - loggedAt < LOG_EVERY_MS) return;
  log('warn', 'overloaded', { refused });
  refused = 0;
  loggedAt = performance.now();
}
