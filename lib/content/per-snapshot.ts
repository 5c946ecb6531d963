type Kept = WeakMap<object, { value: unknown }>;

// Next gives pages and endpoints each their own copy of a module; what follows from a snapshot is the same for all.
declare global {
  var rommaiDerived: Map<string, Kept> | undefined;
}

function keptUnder(name: string): Kept {
  globalThis.rommaiDerived ??= new Map();
  const kept = globalThis.rommaiDerived.get(name) ?? new WeakMap();
  globalThis.rommaiDerived.set(name, kept);
  return kept;
}

/** Computes something from an object once; it is let go together with the object. */
export function onceFor<Key extends object, Value>(
  compute: (key: Key) => Value,
  kept: Kept = new WeakMap(),
): (key: Key) => Value {
  return (key) => {
    const found = kept.get(key) ?? { value: compute(key) };
    kept.set(key, found);
    // Only this function puts anything under its keys.
    return found.value as Value;
  };
}

/** Computes something from a snapshot once in the process; a name stands for one computation. */
export const perSnapshot = <Key extends object, Value>(
  name: string,
  compute: (snapshot: Key) => Value,
): ((snapshot: Key) => Value) => onceFor(compute, keptUnder(name));
