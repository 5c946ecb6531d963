import { bangkokDayNumber } from '../lib/i18n/dates';

/**
 * When it was first asked on another day of Bangkok than before, by `performance.now()`; 0 until then. A clock that is set
 * back within a day changes nothing.
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
