/** Computes something from a snapshot once; it is let go together with the snapshot. */
export function perSnapshot<Key extends object, Value>(compute: (snapshot: Key) => Value): (snapshot: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (snapshot) => {
    const found = known.get(snapshot) ?? { value: compute(snapshot) };
    known.set(snapshot, found);
    return found.value;
  };
}
