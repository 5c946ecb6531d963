import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs work apart from the request in which it is asked for. A timer keeps the context in which it was set as long as
 * itself, and Next's holds the whole request and its answer: a limit that counts for a day would keep them for a day.
 */
export const outsideRequest: <Result>(work: () => Result) => Result = AsyncLocalStorage.snapshot();
