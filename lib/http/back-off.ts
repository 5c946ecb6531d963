import { FIRESTORE } from '../config/constants';

/**
 * The delay before the next retry in milliseconds, after a number of consecutive failures (from 1): 1 s × 1.5 per
 * further failure (X), times a jitter of 0.5 to 1.5 from `chance` (0 to 1), so that many servers do not retry at once.
 * The maximum is 60 s including jitter, so that recovery takes at most a minute.
 */
export function backOffMs(failures: number, chance: number): number {
  const { backOffStartMs, backOffFactor, backOffMaxMs } = FIRESTORE;
  const delay = Math.min(backOffMaxMs, backOffStartMs * backOffFactor ** (failures - 1));
  return Math.min(backOffMaxMs, delay * (0.5 + chance));
}
