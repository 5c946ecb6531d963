/** A value that exists once in the process. */
export type ProcessSingleton<Value> = {
  /** Returns the value. The first call creates it. */
  readonly get: () => Value;
  /** Returns the value, or undefined if it was never created. */
  readonly peek: () => Value | undefined;
  /** Replaces the value. With undefined, the next `get` creates a new one. */
  readonly set: (value: Value | undefined) => void;
};

/**
 * Shares a value between all copies of a module. Next.js bundles a module separately for pages, route handlers and the
 * startup hook, and our server has another copy, so a module-level variable would exist several times.
 * @param name unique in the process
 */
export function processSingleton<Value>(name: string, create: () => Value): ProcessSingleton<Value> {
  const key = Symbol.for(`rommai.${name}`);
  // Only this function uses the key, so the property has this type.
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
