import { errorText, log } from '../lib/config/log';
import { isAbort } from './client-abort';
import type { ProcessMetrics } from './metrics/process-metrics';
import { newId } from './request-id';

/** Next adds a listener of its own at each start of a route, unless there is one under this name. */
const NEXT_LISTENER = Symbol.for('next.unhandledRejectionListener');

const details = (error: unknown) => ({
  id: newId(),
  reason: errorText(error),
  ...(error instanceof Error && { stack: error.stack }),
});

/**
 * What is done about errors that nobody caught (decision 42): an exception ends the process, for what it broke off may be
 * half done; a rejection is logged and counted. Somebody who left, or a log that nobody reads any more, is no error.
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

  /** How the process ends; at once until there is a server to end. */
  end: () => void = () => process.exit(1);

  constructor(private readonly metrics: Pick<ProcessMetrics, 'unhandledRejections'>) {
    Reflect.set(globalThis, NEXT_LISTENER, this.#onRejection);
    process.on('unhandledRejection', this.#onRejection);
    process.on('uncaughtException', this.#onException);
  }

  /** Next goes on after any exception. It is to be asked for this when it has started. */
  standAlone(): void {
    for (const other of process.listeners('uncaughtException'))
      if (other !== this.#onException) process.off('uncaughtException', other);
  }
}
