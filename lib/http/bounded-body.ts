/** A request with a body, of Next.js or of Node.js. */
export type BodyRequest = {
  readonly headers: { readonly get: (name: string) => string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
};

/**
 * Reads a request's whole body. Returns null if it is longer than `mostBytes`: immediately if `Content-Length` says so,
 * else as soon as the limit is exceeded.
 */
export async function boundedBody({ headers, body }: BodyRequest, mostBytes: number): Promise<Buffer | null> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Returning from the loop early cancels the stream.
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
