import { AsyncLocalStorage } from 'node:async_hooks';

export type ProcessSingleton<Value> = {
  readonly get: () => Value;
  readonly peek: () => Value | undefined;
  /** With undefined, the next `get` creates a new value. */
  readonly set: (value: Value | undefined) => void;
};

/** Shares a value between the copies of a module: Next.js bundles it separately for pages, routes and the start. */
export function processSingleton<Value>(name: string, create: () => Value): ProcessSingleton<Value> {
  const key = Symbol.for(`rommai.${name}`);
  const values = globalThis as { [key: symbol]: { readonly value: Value } | undefined };
  return {
    get: () => {
      const { value } = values[key] ?? { value: create() };
      values[key] ??= { value };
      return value;
    },
    peek: () => values[key]?.value,
    set: (value) => {
      values[key] = value === undefined ? undefined : { value };
    },
  };
}

/** A timer keeps its context, and that of Next.js holds the whole request. Runs work outside of it. */
export const outsideRequest: <Result>(work: () => Result) => Result = AsyncLocalStorage.snapshot();
