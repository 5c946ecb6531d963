/** There was no answer in time; one that comes later is not waited for. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';

  constructor(milliseconds: number) {
    super(`no answer in ${milliseconds / 1_000} s`);
  }
}

/**
 * Runs something and rejects after so many milliseconds without an answer.
 * @throws DeadlinePassed, or whatever it throws itself
 */
export function withDeadline<Answer>(milliseconds: number, run: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlinePassed(milliseconds)), milliseconds);
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
