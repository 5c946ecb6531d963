type Memo = WeakMap<object, { value: unknown }>;

// Next gives pages and route handlers separate copies of a module; they share these values.
declare global {
  var rommaiDerived: Map<string, Memo> | undefined;
}

function memoNamed(name: string): Memo {
  globalThis.rommaiDerived ??= new Map();
  const memo = globalThis.rommaiDerived.get(name) ?? new WeakMap();
  globalThis.rommaiDerived.set(name, memo);
  return memo;
}

/** Memoizes a function of one object. The value is garbage-collected together with the object. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
  memo: Memo = new WeakMap(),
): (key: Key) => Value {
  return (key) => {
    const found = memo.get(key) ?? { value: compute(key) };
    memo.set(key, found);
    // Only this function stores values under its keys.
    return found.value as Value;
  };
}

/** Memoizes a function of a snapshot for the whole process. `name` identifies the function. */
export const memoizeBySnapshot = <Key extends object, Value>(
  name: string,
  compute: (snapshot: Key) => Value,
): ((snapshot: Key) => Value) => memoize(compute, memoNamed(name));
