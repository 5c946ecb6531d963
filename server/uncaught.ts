import { errorText, log } from '../lib/config/log';
import { newId } from './site-response';

const CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

export const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && CODES.has(error.code)));

/** Next adds a listener each time that it starts a route, unless there is one of this name. */
const NEXT_LISTENER = Symbol.for('next.unhandledRejectionListener');

const details = (error: unknown) => ({
  id: newId(),
  reason: errorText(error),
  ...(error instanceof Error && { stack: error.stack }),
});

/** Decision 42: an exception ends the process, a rejection is logged. A client or log reader that left is no error. */
export class Uncaught {
  readonly #onException = (error: unknown): void => {
    if (isAbort(error)) return;
    log('error', 'uncaught exception', details(error));
    this.end();
  };

  readonly #onRejection = (reason: unknown): void => {
    if (isAbort(reason)) return;
    this.metrics.unhandledRejections += 1;
    log('error', 'unhandled rejection', details(reason));
  };

  end: () => void = () => process.exit(1);

  constructor(private readonly metrics: { unhandledRejections: number }) {
    Reflect.set(globalThis, NEXT_LISTENER, this.#onRejection);
    process.on('unhandledRejection', this.#onRejection);
    process.on('uncaughtException', this.#onException);
  }

  /** The listener of Next continues after any exception. Call it when Next has started. */
  removeOtherListeners(): void {
    for (const other of process.listeners('uncaughtException'))
      if (other !== this.#onException) process.off('uncaughtException', other);
  }
}
