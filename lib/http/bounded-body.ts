/** What came with a body, of Next's request or of Node's own. */
export type SentBody = {
  readonly headers: { readonly get: (name: string) => string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
};

/**
 * A request's whole body, or null where it is longer than `mostBytes`: by what it announces before a byte is read, else as
 * soon as too many have come.
 */
export async function boundedBody({ headers, body }: SentBody, mostBytes: number): Promise<Buffer | null> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // A body that is read to its end is not cancelled: whoever stops early leaves the loop, which cancels it.
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
