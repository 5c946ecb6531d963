import type { Env } from '../config/env';

export type AllowedSources = { readonly hosts: ReadonlySet<string>; readonly bucket: string | undefined };

const host = (listed: string): string => new URL(`https://${listed}`).host;

/** M4: the sources allowed by CDN_HOST, FIREBASE_STORAGE_BUCKET and IMAGE_HOSTS. */
export function allowedSources(
  settings: Pick<Env, 'CDN_HOST' | 'FIREBASE_STORAGE_BUCKET' | 'IMAGE_HOSTS'>,
): AllowedSources {
  const { CDN_HOST, IMAGE_HOSTS, FIREBASE_STORAGE_BUCKET } = settings;
  const listed = CDN_HOST === undefined ? IMAGE_HOSTS : [CDN_HOST, ...IMAGE_HOSTS];
  return { hosts: new Set(listed.map(host)), bucket: FIREBASE_STORAGE_BUCKET };
}

function isInBucket(url: URL, bucket: string): boolean {
  if (url.host === 'firebasestorage.googleapis.com') return url.pathname.startsWith(`/v0/b/${bucket}/o/`);
  return url.host === 'storage.googleapis.com' && url.pathname.startsWith(`/${bucket}/`);
}

/** M4: whether the host (with its port) is listed, or the URL is in our bucket. */
export const isAllowedHost = (url: URL, { hosts, bucket }: AllowedSources): boolean =>
  hosts.has(url.host) || (bucket !== undefined && isInBucket(url, bucket));

/** Whether the picture service serves this address. The Content-Security-Policy allows no others (server/security). */
export function isAllowedAddress(address: string, allowed: AllowedSources): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && isAllowedHost(url, allowed);
}
