/** A storage download link: `https://firebasestorage.googleapis.com/v0/b/{bucket}/o/{encoded object path}?…`. */
const OBJECT_PATH = /^\/v0\/b\/([A-Za-z0-9.\-_]+)\/o\/(.+)$/;

/**
 * W4: a link into our storage bucket becomes `https://{cdnHost}/{object path, decoded once}`. Any other host or
 * bucket, and a link that cannot be parsed or decoded, stays as it is; so does every link while either setting is
 * missing (original-semantics.md §10).
 */
export function bucketLinkToCdn(link: string, settings: { cdnHost?: string; bucket?: string }): string {
  if (settings.cdnHost === undefined || settings.bucket === undefined) return link;
  try {
    const url = new URL(link);
    const match = url.hostname === 'firebasestorage.googleapis.com' ? OBJECT_PATH.exec(url.pathname) : null;
    if (match === null || match[1] !== settings.bucket) return link;
    return `https://${settings.cdnHost}/${decodeURIComponent(match[2] ?? '')}`;
  } catch {
    return link;
  }
}
