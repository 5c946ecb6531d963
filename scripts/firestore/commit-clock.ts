import { canonicalInstant } from './value';

let last = 0;

/** The time of a commit, in microseconds. Each call returns a later time, so that preconditions can compare commits. */
export function commitTime(): string {
  last = Math.max(Date.now() * 1_000, last + 1);
  const seconds = new Date(Math.floor(last / 1_000)).toISOString().slice(0, 19);
  return canonicalInstant(`${seconds}.${String(last % 1_000_000).padStart(6, '0')}Z`) ?? '';
}
