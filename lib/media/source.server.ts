import 'server-only';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { IMAGE_LIMITS } from '../config/constants';
import { type AllowedSources, isAllowedHost } from '../content/allowed-sources';
import { PictureFault } from './fault';

export type Source = { kind: 'local'; parts: readonly string[] } | { kind: 'remote'; url: URL };

export type LocalFile = { path: string; version: string };

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Proxies and routers merge double slashes. */
const RAW_HTTPS = /^https:\/+(?=[^/])/i;
/** In decoded characters. The store caches every file that it finds by its path. */
const PATH_MAX_LENGTH = 1_024;
const NEVER_IN_A_SOURCE = /[\\\p{Cc}]/u;

/** M4: parses an https URL, literal or encoded once, or a path under `public/`. @throws PictureFault 400, 403 */
export function readSource(raw: string, search: string, allowed: AllowedSources): Source {
  const text = RAW_HTTPS.test(raw) ? raw + search : decodedOnce(raw);
  if (NEVER_IN_A_SOURCE.test(text)) throw new PictureFault('malformed-source');
  return SCHEME.test(text) ? remoteSource(text, allowed) : localSource(text);
}

/** A second decoding would let `%252e` pass the checks. */
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

/** @throws PictureFault 403 for a link that leads out of the folder, 404, 413 */
export async function findLocalFile(folder: string, parts: readonly string[]): Promise<LocalFile> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, ...parts))]);
    if (!path.startsWith(root + sep)) throw new PictureFault('outside-public');
    const stats = await stat(path);
    if (!stats.isFile()) throw new PictureFault('no-such-picture');
    if (stats.size > IMAGE_LIMITS.sourceBytes) throw new PictureFault('too-many-bytes');
    return { path, version: `${stats.mtimeMs}-${stats.size}` };
  } catch (error) {
    throw asFault(error);
  }
}

/** @throws PictureFault 404 if the file was deleted in the meantime */
export const readLocalFile = ({ path }: LocalFile): Promise<Buffer> =>
  readFile(path).catch((error: unknown) => {
    throw asFault(error);
  });

/** A file system error means that there is no such picture. Other errors are bugs. */
const asFault = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? new PictureFault('no-such-picture') : error;
