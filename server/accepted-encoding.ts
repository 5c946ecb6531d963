/** How a body can be sent, the smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];
type Compression = Exclude<Encoding, 'identity'>;

/** The first of these encodings that a browser accepts by name and without q=0 (RFC 9110 §12.5.3). */
export function firstAccepted<Accepted extends Compression>(
  header: string | string[] | undefined,
  encodings: readonly Accepted[],
): Accepted | 'identity' {
  const accepted = String(header ?? '')
    .slice(0, 1_000)
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The encoding with the smallest output that a browser accepts. */
export const acceptedEncoding = (header: string | string[] | undefined): Encoding =>
  firstAccepted(header, ['br', 'gzip']);
