import { asBrowsersRead, schemeOf, scriptSchemeOf } from '../content/address-scheme';

/** Whether a URL has a scheme or names a host, as `//host`, `/\host` or `\\host` do. */
export function isExternal(url: string): boolean {
  return schemeOf(url) !== null || /^[/\\]{2}/.test(asBrowsersRead(url));
}

/**
 * N2: resolves the target of a navigation. An empty target is the home page.
 * @throws if the target is external without the flag, and always for script protocols
 */
export function resolveTarget(
  url: string,
  { external = false }: { external?: boolean } = {},
): { href: string; external: boolean } {
  const target = asBrowsersRead(url);
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
