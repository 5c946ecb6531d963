import { FIRESTORE } from '../config/constants';

/**
 * How long to wait before the next try, in milliseconds, after so many failures in a row (from 1): 1 s × 1.5 up to 60 s
 * (X), less a quarter to three quarters of it by `chance` (0 to 1), so that many servers do not come back at once and
 * recovery stays within a minute.
 */
export function backOffMs(failures: number, chance: number): number {
  const { backOffStartMs, backOffFactor, backOffMaxMs } = FIRESTORE;
  return Math.min(backOffMaxMs, backOffStartMs * backOffFactor ** (failures - 1)) * (0.25 + chance / 2);
}
