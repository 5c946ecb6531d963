import 'server-only';
import { randomBytes } from 'node:crypto';
import { close, constants, existsSync, open as openByNumber, write } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const UNFINISHED = '.part';
/** A younger temporary file may still be written by another server. */
const UNFINISHED_FOR_MS = 60_000;

const OWNER_ONLY = 0o600;
/** A write returns when the data is on the disk, which saves an fsync (open(2), O_DSYNC). */
const NEW_AND_DURABLE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_DSYNC;

// Node's file handles take twice as long, and fifty visitors may wait in a queue.
const openFile = promisify(openByNumber);
const writeFile = promisify(write);
const closeFile = promisify(close);

/** A private folder whose files are complete or absent, even after a kill or a power cut. */
export class DurableFolder {
  readonly #sync: SharedSync;
  /** Not the process id, which in a container is the same after each restart. */
  readonly #writer = randomBytes(6).toString('hex');
  #written = 0;

  constructor(readonly path: string) {
    this.#sync = new SharedSync(path);
  }

  async open(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    await this.sweep();
  }

  async sweep(): Promise<void> {
    for (const name of await readdir(this.path)) {
      if (!name.endsWith(UNFINISHED)) continue;
      const path = join(this.path, name);
      const stats = await stat(path).catch(() => null);
      if (stats !== null && Date.now() - stats.mtimeMs > UNFINISHED_FOR_MS) await rm(path, { force: true });
    }
  }

  async names(): Promise<string[]> {
    const entries = await readdir(this.path, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED)).map(({ name }) => name);
  }

  async #writeUnfinished(name: string, content: string | Uint8Array): Promise<string> {
    this.#written += 1;
    const path = join(this.path, `${name}.${this.#writer}-${this.#written}${UNFINISHED}`);
    const file = await openFile(path, NEW_AND_DURABLE, OWNER_ONLY);
    try {
      await writeWhole(file, Buffer.from(content));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await closeFile(file);
    }
    return path;
  }

  async probe(): Promise<void> {
    await rm(await this.#writeUnfinished('probe', 'x'));
  }

  async write(name: string, content: string | Uint8Array): Promise<void> {
    const unfinished = await this.#writeUnfinished(name, content);
    try {
      await rename(unfinished, join(this.path, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await this.#sync.run();
  }

  async read(name: string): Promise<Buffer | null> {
    const path = join(this.path, name);
    // A synchronous check takes microseconds. An asynchronous one waits for every fsync.
    if (!existsSync(path)) return null;
    try {
      return await readFile(path);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async writtenAt(name: string): Promise<number | null> {
    const stats = await stat(join(this.path, name)).catch(() => null);
    return stats?.mtimeMs ?? null;
  }

  /** Resolves when the deletion is on the disk. A missing file is no error. */
  async remove(...names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.path, name), { force: true });
    await this.#sync.run();
  }

  async move(name: string, to: DurableFolder, as = name): Promise<void> {
    await rename(join(this.path, name), join(to.path, as));
    await Promise.all([to.#sync.run(), this.#sync.run()]);
  }
}

/** Shares one fsync between callers. A caller during an fsync gets the next one, which includes its rename. */
class SharedSync {
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(private readonly folder: string) {}

  async #sync(): Promise<void> {
    const handle = await open(this.folder, 'r');
    await handle.sync().finally(() => handle.close());
  }

  run(): Promise<void> {
    if (this.#running === undefined) {
      this.#running = this.#sync().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    const again = () => {
      this.#next = undefined;
      return this.run();
    };
    this.#next ??= this.#running.then(again, again);
    return this.#next;
  }
}

export const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function writeWhole(file: number, bytes: Buffer): Promise<void> {
  for (let offset = 0; offset < bytes.length; ) offset += (await writeFile(file, bytes, offset)).bytesWritten;
}
