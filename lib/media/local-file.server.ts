import 'server-only';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { IMAGE_LIMITS } from '../config/constants';
import { PictureFault } from './fault';

/** A local file. `version` (mtime in ms, size) changes when its content does. */
export type LocalFile = { path: string; version: string };

/** File system errors mean that there is no such picture. Other errors are bugs. */
const asFault = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? new PictureFault('no-such-picture') : error;

/**
 * Finds a file under a folder.
 * @throws PictureFault 403 for a link that leads out of the folder, 404, 413
 */
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
