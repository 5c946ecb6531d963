/** How a body can be sent, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that a browser takes (RFC 9110 §12.5.3): one that it names, and not with q=0. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const named = String(header ?? '')
    .slice(0, 1_000)
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (named.includes('br')) return 'br';
  return named.includes('gzip') ? 'gzip' : 'identity';
}
