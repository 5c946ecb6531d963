type Values = Record<string, string>;

/** Editors write Thai, but browsers send it percent-encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean).map(decoded);

/** Matches a path without locale and query: `:name` is one segment, a trailing `*` the rest. Null if it differs. */
export function matchRedirectPattern(pattern: string, path: string): Values | null {
  const expected = segmentsOf(pattern);
  const segments = segmentsOf(path);
  const hasWildcard = expected.at(-1) === '*';
  if (hasWildcard ? segments.length < expected.length - 1 : segments.length !== expected.length) return null;

  const values: Values = {};
  for (const [index, part] of expected.entries()) {
    // Encoded again, so that an encoded slash or question mark stays encoded in the target.
    if (part === '*') values['*'] = segments.slice(index).map(encodeURIComponent).join('/');
    else if (part.startsWith(':')) values[part.slice(1)] = encodeURIComponent(segments[index] ?? '');
    else if (part !== segments[index]) return null;
  }
  return values;
}

/** Inserts the values of a match into a rule's `to`. Unknown names stay unchanged. */
export function fillRedirectTarget(target: string, values: Values): string {
  return target.replace(/\/:([^/?#]+)|\*$/g, (part, name: string | undefined) =>
    name === undefined ? (values['*'] ?? '') : Object.hasOwn(values, name) ? `/${values[name]}` : part,
  );
}
