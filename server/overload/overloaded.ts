import { log } from '../../lib/config/log';

/** The server has more work than it can finish in time. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';

  /** @param retryAfterSeconds when the overload may be over */
  constructor(readonly retryAfterSeconds: number) {
    super('overloaded');
  }
}

/** The interval of log lines, because thousands of requests may be refused in a second. */
const LOG_EVERY_MS = 10_000;

let refused = 0;
let loggedAt = Number.NEGATIVE_INFINITY;

const rejectedResponses = new WeakSet<object>();

/** Whether a response was sent because of overload. The log counts these responses and has no line for each. */
export const wasRejected = (response: object): boolean => rejectedResponses.has(response);

/** Counts a response that was sent because of overload, and logs the count now and then. */
export function recordRejection(response: object): void {
  rejectedResponses.add(response);
  refused += 1;
  if (performance.now() - loggedAt < LOG_EVERY_MS) return;
  log('warn', 'overloaded', { refused });
  refused = 0;
  loggedAt = performance.now();
}
