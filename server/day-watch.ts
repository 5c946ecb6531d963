import { bangkokDayNumber } from '../lib/i18n/dates';

/**
 * Returns the time, by `performance.now()`, of the first call after the day in Bangkok changed; 0 until then. A clock
 * that is set back within a day has no effect.
 */
export function createDayWatch(): () => number {
  let day = bangkokDayNumber(Date.now());
  let changedAt = 0;
  return () => {
    const today = bangkokDayNumber(Date.now());
    if (today !== day) changedAt = performance.now();
    day = today;
    return changedAt;
  };
}
