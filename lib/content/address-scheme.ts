const SCRIPT_SCHEMES: ReadonlySet<string> = new Set(['javascript:', 'data:', 'blob:', 'vbscript:']);

/**
 * Removes the characters that browsers ignore in a URL: leading control characters and spaces, and tabs and newlines
 * inside.
 */
export function asBrowsersRead(address: string): string {
  const first = [...address].findIndex((character) => character > ' ');
  return first < 0 ? '' : address.slice(first).replace(/[\t\n\r]/g, '');
}

/** The scheme of a URL as browsers parse it, in lower case with its colon. Null if it has none. */
export const schemeOf = (address: string): string | null =>
  /^[a-z][a-z0-9+.-]*:/i.exec(asBrowsersRead(address))?.[0].toLowerCase() ?? null;

/** The scheme of a URL that could run a script in our pages. Null for every other URL. */
export function scriptSchemeOf(address: string): string | null {
  const scheme = schemeOf(address);
  return scheme !== null && SCRIPT_SCHEMES.has(scheme) ? scheme : null;
}
