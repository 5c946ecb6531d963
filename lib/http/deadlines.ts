import { FIRESTORE } from '../config/constants';

export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';

  constructor(milliseconds: number) {
    super(`no answer in ${milliseconds / 1_000} s`);
  }
}

/** @throws DeadlinePassed after these milliseconds, or any error of the operation */
export function withDeadline<Result>(milliseconds: number, run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlinePassed(milliseconds)), milliseconds);
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** 1 s × 1.5 per further failure (X), at most 60 s. The jitter from `chance` (0 to 1) spreads the retries. */
export function backOffMs(failures: number, chance: number): number {
  const { backOffStartMs, backOffFactor, backOffMaxMs } = FIRESTORE;
  const delay = Math.min(backOffMaxMs, backOffStartMs * backOffFactor ** (failures - 1));
  return Math.min(backOffMaxMs, delay * (0.5 + chance));
}
