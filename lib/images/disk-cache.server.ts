import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { errorText, log } from '../config/log';

const DIGEST_BYTES = 32;
const UNFINISHED = '.part';
/** Another server on the same folder may still be writing what is younger. */
const UNFINISHED_FOR_MS = 60_000;

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The bytes of a whole entry; null for one that is cut off or changed. */
function checkedBody(file: Buffer): Buffer | null {
  const body = file.subarray(DIGEST_BYTES);
  return digest(body).equals(file.subarray(0, DIGEST_BYTES)) ? body : null;
}

/**
 * M4: pictures in a folder, bounded in bytes; the least recently used go first, also after a restart, when dates of
 * files tell the order. A broken entry is a miss. A folder that cannot be written is said once and done without.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  #said = false;

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
      if (!this.#said) log('warn', 'picture cache cannot write', { reason: errorText(error) });
      this.#said = true;
    });
  }

  /** Learns what is there from before, oldest first, and sweeps up what was never finished. */
  async open(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const found: { name: string; bytes: number; used: number }[] = [];
    for (const name of names) {
      const facts = await stat(this.#path(name)).catch(() => null);
      if (!facts?.isFile()) continue;
      const isUnfinished = name.endsWith(UNFINISHED);
      // After a power cut a file may be there without its bytes.
      const isWaste = isUnfinished ? Date.now() - facts.mtimeMs > UNFINISHED_FOR_MS : facts.size <= DIGEST_BYTES;
      if (isWaste) this.#attempt(rm(this.#path(name), { force: true }));
      else if (!isUnfinished) found.push({ name, bytes: facts.size, used: facts.mtimeMs });
    }
    found.sort((a, b) => a.used - b.used);
    for (const { name, bytes } of found) if (!this.#sizes.has(name)) this.#sizes.set(name, bytes);
  }

  /** A kept picture, or null. */
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
      // On a full disk half of it would stay, which nobody counts.
      await rm(unfinished, { force: true });
      throw error;
    }
    this.#sizes.set(name, body.length + DIGEST_BYTES);
  }

  /** Keeps a picture; nobody waits for it, and a failure costs only the next making. */
  set(name: string, body: Buffer): void {
    this.#attempt(this.#write(name, body));
  }
}
