const SCRIPT_SCHEMES: ReadonlySet<string> = new Set(['javascript:', 'data:', 'blob:', 'vbscript:']);

/** Removes what browsers ignore in a URL: leading control characters and spaces, and tabs and newlines inside. */
export function stripIgnoredCharacters(address: string): string {
  const first = [...address].findIndex((character) => character > ' ');
  return first < 0 ? '' : address.slice(first).replace(/[\t\n\r]/g, '');
}

/** The scheme of a URL as browsers parse it, in lower case with its colon. Null if it has none. */
export const schemeOf = (address: string): string | null =>
  /^[a-z][a-z0-9+.-]*:/i.exec(stripIgnoredCharacters(address))?.[0].toLowerCase() ?? null;

export function scriptSchemeOf(address: string): string | null {
  const scheme = schemeOf(address);
  return scheme !== null && SCRIPT_SCHEMES.has(scheme) ? scheme : null;
}

/** Whether a URL has a scheme or names a host, as `//host`, `/\host` or `\\host` do. */
export function isExternal(url: string): boolean {
  return schemeOf(url) !== null || /^[/\\]{2}/.test(stripIgnoredCharacters(url));
}

/** N2: resolves a navigation's target; empty is the home page. @throws for a script, or without the flag if external */
export function resolveTarget(
  url: string,
  { external = false }: { external?: boolean } = {},
): { href: string; external: boolean } {
  const target = stripIgnoredCharacters(url);
  const scheme = scriptSchemeOf(url);
  if (scheme !== null) throw new Error(`Cannot navigate to a URL with '${scheme}' protocol.`);
  if (!isExternal(target)) return { href: target === '' ? '/' : target, external: false };
  if (!external) {
    throw new Error(
      'Navigating to an external URL is not allowed by default. Use navigateTo(url, { external: true }).',
    );
  }
  return { href: target, external: true };
}
