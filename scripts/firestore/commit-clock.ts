import { canonicalInstant } from './value';

let last = 0;

/** The moment of a commit, to the microsecond: no two are the same, so that a precondition tells them apart. */
export function commitTime(): string {
  last = Math.max(Date.now() * 1_000, last + 1);
  const seconds = new Date(Math.floor(last / 1_000)).toISOString().slice(0, 19);
  return canonicalInstant(`${seconds}.${String(last % 1_000_000).padStart(6, '0')}Z`) ?? '';
}
