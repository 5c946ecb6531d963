import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { errorText, log } from '../config/log';

const DIGEST_BYTES = 32;
const UNFINISHED = '.part';
/** Younger temporary files may still be in use by another server with the same folder. */
const UNFINISHED_FOR_MS = 60_000;

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function checkedBody(file: Buffer): Buffer | null {
  const body = file.subarray(DIGEST_BYTES);
  return digest(body).equals(file.subarray(0, DIGEST_BYTES)) ? body : null;
}

/** M4: a cache of files up to `maxBytes`. Evicts the least recently used entry. A damaged entry counts as missing. */
export class DiskCache {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  #hasLogged = false;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_, name, reason) => {
        if (reason === 'evict') this.#attempt(rm(this.#path(name), { force: true }));
      },
    });
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }

  #attempt(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!this.#hasLogged) log('warn', 'picture cache cannot write', { reason: errorText(error) });
      this.#hasLogged = true;
    });
  }

  /** Loads the entries of an earlier process, oldest first, and deletes unfinished files. */
  async open(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const found: { name: string; bytes: number; used: number }[] = [];
    for (const name of names) {
      const stats = await stat(this.#path(name)).catch(() => null);
      if (!stats?.isFile()) continue;
      const isUnfinished = name.endsWith(UNFINISHED);
      // After a power failure, a file may exist without its data.
      const isStale = isUnfinished ? Date.now() - stats.mtimeMs > UNFINISHED_FOR_MS : stats.size <= DIGEST_BYTES;
      if (isStale) this.#attempt(rm(this.#path(name), { force: true }));
      else if (!isUnfinished) found.push({ name, bytes: stats.size, used: stats.mtimeMs });
    }
    found.sort((a, b) => a.used - b.used);
    for (const { name, bytes } of found) if (!this.#sizes.has(name)) this.#sizes.set(name, bytes);
  }

  async get(name: string): Promise<Buffer | null> {
    const file = await readFile(this.#path(name)).catch(() => null);
    const body = file === null ? null : checkedBody(file);
    if (file === null || body === null) {
      this.#sizes.delete(name);
      return null;
    }
    this.#sizes.set(name, file.length);
    this.#attempt(utimes(this.#path(name), new Date(), new Date()));
    return body;
  }

  async #write(name: string, body: Buffer): Promise<void> {
    const unfinished = this.#path(`${name}.${randomUUID()}${UNFINISHED}`);
    await mkdir(this.#folder, { recursive: true });
    try {
      await writeFile(unfinished, Buffer.concat([digest(body), body]));
      await rename(unfinished, this.#path(name));
    } catch (error) {
      // On a full disk, a partial file would remain that the size limit does not count.
      await rm(unfinished, { force: true });
      throw error;
    }
    this.#sizes.set(name, body.length + DIGEST_BYTES);
  }

  set(name: string, body: Buffer): void {
    this.#attempt(this.#write(name, body));
  }
}
