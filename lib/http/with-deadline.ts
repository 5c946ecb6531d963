/** There was no response in time. A later one is ignored. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';

  constructor(milliseconds: number) {
    super(`no answer in ${milliseconds / 1_000} s`);
  }
}

/**
 * Runs an operation, and rejects if it takes longer than the given milliseconds.
 * @throws DeadlinePassed, or any error of the operation
 */
export function withDeadline<Result>(milliseconds: number, run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlinePassed(milliseconds)), milliseconds);
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
