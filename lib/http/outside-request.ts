import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs work outside the async context of the current request. A timer retains the context in which it was created, and
 * Next.js's context holds the whole request and response: a rate limit of a day would keep them in memory for a day.
 */
export const outsideRequest: <Result>(work: () => Result) => Result = AsyncLocalStorage.snapshot();
