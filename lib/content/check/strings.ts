/** A string in a document, with its path, such as `media.0.url`. */
export type StringAt = { readonly path: string; readonly text: string };

/** Every string of a document, in order. */
export function* stringsIn(value: unknown, path = ''): Generator<StringAt> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* stringsIn(inner, path === '' ? name : `${path}.${name}`);
}
