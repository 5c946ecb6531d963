type StoredObject = { readonly bucket: string; readonly path: string };

/** `gs://{bucket}/{object path}`, without percent-encoding. */
const STORAGE_URI = /^gs:\/\/([^/]+)\/(.+)$/;

const OF_BUCKET = /^\/([^/]+)\/(.+)$/;

/** The hosts of links into a bucket, and the position of the bucket and the encoded object path in their paths. */
const LINKS: ReadonlyMap<string, RegExp> = new Map([
  ['firebasestorage.googleapis.com', /^\/v0\/b\/([^/]+)\/o\/(.+)$/],
  ['storage.googleapis.com', OF_BUCKET],
  ['storage.cloud.google.com', OF_BUCKET],
]);

const object = (match: RegExpExecArray | null | undefined): StoredObject | null =>
  match?.[1] === undefined || match[2] === undefined ? null : { bucket: match[1], path: match[2] };

/** @throws for a link that cannot be parsed or decoded. */
function objectOf(link: string): StoredObject | null {
  const fromUri = object(STORAGE_URI.exec(link));
  if (fromUri !== null) return fromUri;
  const { protocol, host, pathname } = new URL(link);
  const fromUrl = /^https?:$/.test(protocol) ? object(LINKS.get(host)?.exec(pathname)) : null;
  return fromUrl === null ? null : { bucket: fromUrl.bucket, path: decodeURIComponent(fromUrl.path) };
}

/**
 * W4: a link into our storage bucket, as Firebase or Google Cloud writes it or as `gs://`, becomes
 * `https://{cdnHost}/{object path, decoded once}`. Any other host or bucket, and a link that cannot be parsed or
 * decoded, stays as it is; so does every link while either setting is missing (original-semantics.md §10).
 */
export function bucketLinkToCdn(link: string, settings: { cdnHost?: string; bucket?: string }): string {
  if (settings.cdnHost === undefined || settings.bucket === undefined) return link;
  try {
    const found = objectOf(link);
    return found?.bucket === settings.bucket ? `https://${settings.cdnHost}/${found.path}` : link;
  } catch {
    return link;
  }
}
