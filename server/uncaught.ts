import { errorText, log } from '../lib/config/log';
import { isAbort } from './client-abort';
import type { ProcessMetrics } from './metrics/process-metrics';
import { newId } from './request-id';

/** Next adds a listener each time that it starts a route, unless there is one of this name. */
const NEXT_LISTENER = Symbol.for('next.unhandledRejectionListener');

const details = (error: unknown) => ({
  id: newId(),
  reason: errorText(error),
  ...(error instanceof Error && { stack: error.stack }),
});

/**
 * Handles uncaught errors (decision 42). An exception ends the process, because the state may be inconsistent. A rejection
 * is logged and counted. A client that closed its connection, or a log without a reader, is no error.
 */
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

  /** Ends the process: at once, until there is a server to shut down. */
  end: () => void = () => process.exit(1);

  constructor(private readonly metrics: Pick<ProcessMetrics, 'unhandledRejections'>) {
    Reflect.set(globalThis, NEXT_LISTENER, this.#onRejection);
    process.on('unhandledRejection', this.#onRejection);
    process.on('uncaughtException', this.#onException);
  }

  /** Removes the listener of Next, which continues after any exception. Call it when Next has started. */
  removeOtherListeners(): void {
    for (const other of process.listeners('uncaughtException'))
      if (other !== this.#onException) process.off('uncaughtException', other);
  }
}
