import { FIRESTORE } from '../config/constants';

/**
 * How long to wait before the next try, in milliseconds, after so many failures in a row (from 1): 1 s × 1.5 for each
 * further failure (X), times 0.5 to 1.5 by `chance` (0 to 1), so that many servers do not retry at once. It is at most
 * 60 s with jitter, so that recovery takes at most a minute.
 */
export function backOffMs(failures: number, chance: number): number {
  const { backOffStartMs, backOffFactor, backOffMaxMs } = FIRESTORE;
  const wait = Math.min(backOffMaxMs, backOffStartMs * backOffFactor ** (failures - 1));
  return Math.min(backOffMaxMs, wait * (0.5 + chance));
}
