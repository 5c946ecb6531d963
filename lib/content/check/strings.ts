/** A string in a document, with its path, such as `media.0.url`. */
export type StringField = { readonly path: string; readonly text: string };

/** Every string of a document, in order. */
export function stringsIn(document: unknown): StringField[] {
  const found: StringField[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.push({ path, text: value });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) walk(inner, path === '' ? name : `${path}.${name}`);
  };
  walk(document, '');
  return found;
}
