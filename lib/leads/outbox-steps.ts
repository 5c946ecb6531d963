import { errorText, log } from '../config/log';

/** The outbox cannot be read or written, and nothing was stored. */
export class OutboxFault extends Error {
  override readonly name = 'OutboxFault';
}

/** Runs the file operations of an outbox, one at a time for each enquiry, and remembers whether the last one failed. */
export class OutboxSteps {
  readonly #turns = new Map<string, Promise<unknown>>();
  #fault: string | undefined;

  /** Why the last operation failed; undefined if it succeeded. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /** @throws OutboxFault instead of what the work throws. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      if (this.#fault !== undefined) log('info', 'leads can be kept again');
      this.#fault = undefined;
      return result;
    } catch (error) {
      const reason = errorText(error);
      if (this.#fault === undefined) log('error', 'leads cannot be kept', { reason });
      this.#fault = reason;
      throw new OutboxFault(reason, { cause: error });
    }
  }

  /**
   * Like `run`, after all earlier operations of the same enquiry.
   *
   * @throws OutboxFault
   */
  async inTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const step = () => this.run(work);
    const turn = (this.#turns.get(id) ?? Promise.resolve()).then(step, step);
    this.#turns.set(id, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(id) === turn) this.#turns.delete(id);
    }
  }
}
