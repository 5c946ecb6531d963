type Headers = { readonly get: (name: string) => string | null };

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * Whether a form was sent from one of our pages (OWASP Cross-Site Request Forgery Prevention: Fetch Metadata, else
 * Origin). `unknown` means that neither header is present, which does not happen in current browsers. `ownHosts` are
 * the hosts that visitors use.
 */
export function formOrigin(headers: Headers, ownHosts: readonly (string | null)[]): 'own' | 'foreign' | 'unknown' {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return 'foreign';
  const origin = headers.get('origin');
  if (origin !== null) return ownHosts.includes(hostOf(origin)) ? 'own' : 'foreign';
  return site === null ? 'unknown' : 'own';
}
