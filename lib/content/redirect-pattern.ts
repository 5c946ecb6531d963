type Values = Record<string, string>;

/** Editors write Thai; browsers send it percent-encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean).map(decoded);

/**
 * Matches a path (no locale, no query) against a rule's `from`: `:name` stands for one segment, a last `*` for the
 * rest, also an empty one. Returns the values by name (`*` under `*`), or null. A value is encoded, to stand in a path:
 * what was a slash or a question mark within a segment stays one.
 */
export function matchRedirectPattern(pattern: string, path: string): Values | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const open = wanted.at(-1) === '*';
  if (open ? given.length < wanted.length - 1 : given.length !== wanted.length) return null;

  const values: Values = {};
  for (const [index, part] of wanted.entries()) {
    if (part === '*') values['*'] = given.slice(index).map(encodeURIComponent).join('/');
    else if (part.startsWith(':')) values[part.slice(1)] = encodeURIComponent(given[index] ?? '');
    else if (part !== given[index]) return null;
  }
  return values;
}

/** Writes the values of a match into a rule's `to`; a name the match does not have stays out. */
export function fillRedirectTarget(target: string, values: Values): string {
  return target.replace(/\/:([^/?#]+)|\*$/g, (part, name: string | undefined) =>
    name === undefined ? (values['*'] ?? '') : Object.hasOwn(values, name) ? `/${values[name]}` : part,
  );
}
