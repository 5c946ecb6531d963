import { type AllowedSources, isAllowedAddress } from './allowed-sources';

export type AddressFault = 'share-link' | 'heic' | 'not-https' | 'host-not-allowed';

/** Share links open a page about a picture or need a sign-in: Google, Dropbox, Microsoft, Meta, Apple. */
const SHARING =
  /^(?:(?:drive|docs|photos)\.google\.com|photos\.app\.goo\.gl|(?:www\.)?dropbox\.com|db\.tt|1drv\.ms|onedrive\.live\.com|.+\.sharepoint\.com|(?:.+\.)?(?:facebook|instagram|icloud)\.com|fb\.(?:com|me|watch))$/;

const HEIC_ENDING = /^[^?#]*\.hei[cf](?:[?#]|$)/i;

export function addressFault(address: string, allowed: AllowedSources): AddressFault | undefined {
  if (isAllowedAddress(address, allowed)) return HEIC_ENDING.test(address) ? 'heic' : undefined;
  if (URL.canParse(address) && SHARING.test(new URL(address).hostname)) return 'share-link';
  return /^https:\/\//i.test(address) ? 'host-not-allowed' : 'not-https';
}

type StoredObject = { readonly bucket: string; readonly path: string };

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

function objectOf(link: string): StoredObject | null {
  const fromUri = object(STORAGE_URI.exec(link));
  if (fromUri !== null) return fromUri;
  const { protocol, host, pathname } = new URL(link);
  const fromUrl = /^https?:$/.test(protocol) ? object(LINKS.get(host)?.exec(pathname)) : null;
  return fromUrl === null ? null : { bucket: fromUrl.bucket, path: decodeURIComponent(fromUrl.path) };
}

/** W4: a link into our bucket becomes `https://{cdnHost}/{object path}`. Others stay (original-semantics.md §10). */
export function bucketLinkToCdn(link: string, settings: { cdnHost?: string; bucket?: string }): string {
  if (settings.cdnHost === undefined || settings.bucket === undefined) return link;
  try {
    const found = objectOf(link);
    return found?.bucket === settings.bucket ? `https://${settings.cdnHost}/${found.path}` : link;
  } catch {
    return link;
  }
}
