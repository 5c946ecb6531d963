export type Memo = WeakMap<object, { value: unknown }>;

/** Memoizes a function of one object. The value is garbage-collected together with the object. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
  memo: Memo = new WeakMap(),
): (key: Key) => Value {
  return (key) => {
    const found = memo.get(key) ?? { value: compute(key) };
    memo.set(key, found);
    return found.value as Value;
  };
}
