const SCRIPT_PROTOCOLS = new Set(['javascript:', 'data:', 'blob:', 'vbscript:']);

/** What browsers skip while they read an address: control characters and blanks in front, tabs and new lines inside. */
function normalised(url: string): string {
  const first = [...url].findIndex((character) => character > ' ');
  return first < 0 ? '' : url.slice(first).replace(/[\t\n\r]/g, '');
}

const schemeOf = (url: string) => /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0].toLowerCase() ?? null;

/** Has a scheme, or names a host as `//host`, `/\host` or `\\host` do. */
export function isExternal(url: string): boolean {
  const target = normalised(url);
  return schemeOf(target) !== null || /^[/\\]{2}/.test(target);
}

/**
 * N2: decides where a navigation goes. An empty target is the home page.
 * @throws when the target is external without the flag, and always for script protocols.
 */
export function resolveTarget(
  url: string,
  { external = false }: { external?: boolean } = {},
): { href: string; external: boolean } {
  const target = normalised(url);
  const scheme = schemeOf(target);
  if (scheme !== null && SCRIPT_PROTOCOLS.has(scheme)) {
    throw new Error(`Cannot navigate to a URL with '${scheme}' protocol.`);
  }
  if (!isExternal(target)) return { href: target === '' ? '/' : target, external: false };
  if (!external) {
    throw new Error(
      'Navigating to an external URL is not allowed by default. Use navigateTo(url, { external: true }).',
    );
  }
  return { href: target, external: true };
}
