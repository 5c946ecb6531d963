type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** The domain shape of a document: the same values under camelCase keys. */
export type CamelKeys<T> = T extends readonly (infer Item)[]
  ? CamelKeys<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends string ? CamelCase<Key> : Key]: CamelKeys<T[Key]> }
    : T;

const camelCase = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), convert(inner)]));
}

/** Documents are snake_case as in the specification; the code speaks camelCase. Builds a fresh value. */
export function camelKeys<T>(document: T): CamelKeys<T> {
  // The key mapping is exactly the type's, which TypeScript cannot follow through Object.fromEntries.
  return convert(document) as CamelKeys<T>;
}
