const SCRIPT_SCHEMES: ReadonlySet<string> = new Set(['javascript:', 'data:', 'blob:', 'vbscript:']);

/** Removes what browsers ignore in an address: leading control characters and spaces, and tabs and newlines inside. */
export function asBrowsersRead(address: string): string {
  const first = [...address].findIndex((character) => character > ' ');
  return first < 0 ? '' : address.slice(first).replace(/[\t\n\r]/g, '');
}

/** The scheme of an address as browsers read it, in lower case with its colon; null if it has none. */
export const schemeOf = (address: string): string | null =>
  /^[a-z][a-z0-9+.-]*:/i.exec(asBrowsersRead(address))?.[0].toLowerCase() ?? null;

/** The scheme of an address that could run a script in a page of ours; null for every other address. */
export function scriptSchemeOf(address: string): string | null {
  const scheme = schemeOf(address);
  return scheme !== null && SCRIPT_SCHEMES.has(scheme) ? scheme : null;
}
