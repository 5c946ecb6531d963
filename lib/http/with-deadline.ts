/**
 * Runs something and rejects after so many milliseconds without an answer; one that comes later is not waited for.
 * @throws Error that says how long it took
 */
export function withDeadline<Answer>(milliseconds: number, run: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds / 1_000} s`)), milliseconds);
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
