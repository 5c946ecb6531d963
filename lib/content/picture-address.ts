import { type AllowedSources, isServed } from './allowed-sources';

/** The reasons, judged by its address, why a picture cannot be shown. */
export type AddressFault = 'share-link' | 'heic' | 'not-https' | 'host-not-allowed';

/**
 * Hosts of share links, which open a page about a picture or need a sign-in: Google, Dropbox, Microsoft, Meta, Apple.
 */
const SHARING =
  /^(?:(?:drive|docs|photos)\.google\.com|photos\.app\.goo\.gl|(?:www\.)?dropbox\.com|db\.tt|1drv\.ms|onedrive\.live\.com|.+\.sharepoint\.com|(?:.+\.)?(?:facebook|instagram|icloud)\.com|fb\.(?:com|me|watch))$/;

const HEIC_ENDING = /\.hei[cf]$/i;

/** A base for paths under `public/`; never requested. */
const THIS_SITE = 'https://this-site.invalid';

/** The fault of a picture's address, or undefined if the picture service can show it. */
export function addressFault(address: string, allowed: AllowedSources): AddressFault | undefined {
  const url = URL.canParse(address, THIS_SITE) ? new URL(address, THIS_SITE) : undefined;
  if (isServed(address, allowed)) return url !== undefined && HEIC_ENDING.test(url.pathname) ? 'heic' : undefined;
  if (url !== undefined && SHARING.test(url.hostname)) return 'share-link';
  return /^https:\/\//i.test(address) ? 'host-not-allowed' : 'not-https';
}
