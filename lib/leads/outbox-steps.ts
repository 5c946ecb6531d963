import { errorText, log } from '../config/log';

/** The outbox cannot be read or written: nothing was stored. */
export class OutboxFault extends Error {
  override readonly name = 'OutboxFault';
}

/** Runs what an outbox does with its folder, one step at a time for each enquiry, and remembers whether it went well. */
export class OutboxSteps {
  readonly #turns = new Map<string, Promise<unknown>>();
  #fault: string | undefined;

  /** Why the last step failed; undefined while it went well. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /** @throws OutboxFault in place of whatever the work throws. */
  async run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work();
      if (this.#fault !== undefined) log('info', 'leads can be kept again');
      this.#fault = undefined;
      return answer;
    } catch (error) {
      const reason = errorText(error);
      if (this.#fault === undefined) log('error', 'leads cannot be kept', { reason });
      this.#fault = reason;
      throw new OutboxFault(reason, { cause: error });
    }
  }

  /**
   * As `run`, after every step of the same enquiry that was asked for before.
   * @throws OutboxFault
   */
  async inTurn<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
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
