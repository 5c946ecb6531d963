type Headers = { readonly get: (name: string) => string | null };

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * Whether a form was sent from a page of ours (OWASP's Cross-Site Request Forgery Prevention: Fetch Metadata, else Origin).
 * `unknown`: by something that says neither, which no browser of the last years is. `ownHosts` are those that visitors
 * type.
 */
export function formOrigin(headers: Headers, ownHosts: readonly (string | null)[]): 'own' | 'foreign' | 'unknown' {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return 'foreign';
  const origin = headers.get('origin');
  if (origin !== null) return ownHosts.includes(hostOf(origin)) ? 'own' : 'foreign';
  return site === null ? 'unknown' : 'own';
}
