import { type AllowedSources, isAllowedHost } from '../content/allowed-sources';
import { PictureFault } from './fault';

/** A file under `public/` as path segments, or an https URL of a listed host. */
export type Source = { kind: 'local'; parts: readonly string[] } | { kind: 'remote'; url: URL };

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Proxies and routers merge double slashes, so any number of slashes is accepted. */
const RAW_HTTPS = /^https:\/+(?=[^/])/i;
/** In decoded characters. No path in `public/` is longer, and every file found is cached by its path. */
const PATH_MAX_LENGTH = 1_024;
const NEVER_IN_A_SOURCE = /[\\\p{Cc}]/u;

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new PictureFault('malformed-source');
  }
}

function remoteSource(address: string, allowed: AllowedSources): Source {
  const text = address.replace(RAW_HTTPS, 'https://');
  if (!URL.canParse(text)) throw new PictureFault('malformed-source');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw new PictureFault('scheme-not-allowed');
  if (url.username !== '' || url.password !== '') throw new PictureFault('credentials-not-allowed');
  if (!isAllowedHost(url, allowed)) throw new PictureFault('host-not-allowed');
  url.hash = '';
  return { kind: 'remote', url };
}

function localSource(path: string): Source {
  if (path.length > PATH_MAX_LENGTH) throw new PictureFault('malformed-source');
  const parts = path.replace(/^\/+/, '').split('/');
  if (parts.includes('..')) throw new PictureFault('outside-public');
  if (parts.includes('') || parts.includes('.')) throw new PictureFault('malformed-source');
  return { kind: 'local', parts };
}

/**
 * M4: parses the source of `/_ipx/{modifiers}/{source}`. An https URL may be literal (its query is then the request's)
 * or percent-encoded once. Anything else is decoded exactly once and is a path under `public/`.
 * @param search the request's query, with its `?`
 * @throws PictureFault: 400 malformed, 403 not allowed
 */
export function readSource(raw: string, search: string, allowed: AllowedSources): Source {
  const text = RAW_HTTPS.test(raw) ? raw + search : decodedOnce(raw);
  if (NEVER_IN_A_SOURCE.test(text)) throw new PictureFault('malformed-source');
  return SCHEME.test(text) ? remoteSource(text, allowed) : localSource(text);
}
