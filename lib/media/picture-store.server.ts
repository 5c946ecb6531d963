import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { HASH_LENGTH, IMAGE_CACHE, IMAGE_WORK } from '../config/constants';
import { DiskCache } from './disk-cache.server';
import { PictureFault } from './fault';
import { acceptedFormat, type Modifiers, modifiersKey, type OutputFormat } from './modifiers';
import { findLocalFile, type LocalFile, readLocalFile, type Source } from './source.server';
import { pictureLimit, pictureType, transform } from './transform.server';

/** `type` is a media type, `etag` the quoted hash of the bytes. */
export type Picture = { body: Buffer; type: string; etag: string };

export type StoreSettings = {
  publicDir: string;
  cacheDir: string;
  /** @throws PictureFault */
  download: (url: URL) => Promise<Buffer>;
};

/** `identity` changes when the source changes. */
type FoundSource = { identity: string; isRemote: boolean; read: () => Promise<Buffer> };

/** Increase it when the same request produces other bytes than before, to invalidate cached pictures. */
const CACHE_VERSION = '2';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

function asPicture(body: Buffer): Picture | null {
  const type = pictureType(body);
  return type && { body, type: `image/${type}`, etag: `"${sha256(body).slice(0, HASH_LENGTH)}"` };
}

/** M4: caches processed pictures in memory and on disk. Concurrent requests share the work. */
export class PictureStore {
  readonly #settings: StoreSettings;
  readonly #disk: DiskCache;
  readonly #memory = new LRUCache<string, Picture>({
    maxSize: IMAGE_CACHE.memoryBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  readonly #inFlight = new Map<string, Promise<Picture>>();
  readonly #failures = new LRUCache<string, PictureFault>({ max: IMAGE_CACHE.failures, ttl: IMAGE_CACHE.failureMs });
  readonly #files = new LRUCache<string, Promise<LocalFile>>({
    max: IMAGE_CACHE.files,
    ttl: IMAGE_CACHE.fileCheckMs,
  });
  readonly #transforming = pictureLimit(IMAGE_WORK.transforms);
  readonly #downloading = pictureLimit(IMAGE_WORK.downloads);

  constructor(settings: StoreSettings) {
    this.#settings = settings;
    this.#disk = new DiskCache(settings.cacheDir, IMAGE_CACHE.diskBytes);
    void this.#disk.open();
  }

  #findFile(parts: readonly string[]): Promise<LocalFile> {
    const path = parts.join('/');
    const cached = this.#files.get(path);
    if (cached !== undefined) return cached;
    const file = findLocalFile(this.#settings.publicDir, parts);
    this.#files.set(path, file);
    // Do not cache failures: clients can request any number of names that do not exist.
    file.catch(() => this.#files.delete(path));
    return file;
  }

  async #find(source: Source): Promise<FoundSource> {
    if (source.kind === 'remote') {
      const { url } = source;
      return { identity: url.href, isRemote: true, read: () => this.#settings.download(url) };
    }
    const file = await this.#findFile(source.parts);
    return { identity: `${file.path}\0${file.version}`, isRemote: false, read: () => readLocalFile(file) };
  }

  /** Runs before the queue and again after it: the source may have failed for another request in the meantime. */
  async #unlessFailed<T>(identity: string, work: () => Promise<T>): Promise<T> {
    const cached = this.#failures.get(identity);
    if (cached !== undefined) throw cached;
    try {
      return await work();
    } catch (error) {
      if (error instanceof PictureFault && error.isSourceFault) this.#failures.set(identity, error);
      throw error;
    }
  }

  /** A download keeps its slot until the picture is processed, which limits the sources in memory. */
  #process({ identity, isRemote, read }: FoundSource, modifiers: Modifiers, format: OutputFormat): Promise<Buffer> {
    const make = (bytes: Buffer) => transform(bytes, modifiers, format);
    if (!isRemote) return this.#transforming(() => this.#unlessFailed(identity, async () => make(await read())));
    return this.#downloading(() =>
      this.#unlessFailed(identity, async () => {
        const bytes = await read();
        return this.#transforming(() => make(bytes));
      }),
    );
  }

  async #create(key: string, source: FoundSource, modifiers: Modifiers, format: OutputFormat): Promise<Picture> {
    const name = sha256(`${CACHE_VERSION}\n${key}`);
    const cached = await this.#disk.get(name);
    const fromDisk = cached && asPicture(cached);
    if (fromDisk !== null) return fromDisk;
    const body = await this.#unlessFailed(source.identity, () => this.#process(source, modifiers, format));
    this.#disk.set(name, body);
    const picture = asPicture(body);
    if (picture === null) throw new Error(`the created ${format} picture is invalid`);
    return picture;
  }

  /** @throws PictureFault */
  async get(source: Source, modifiers: Modifiers, accept: string | undefined): Promise<Picture> {
    const found = await this.#find(source);
    const format = acceptedFormat(modifiers.format, accept);
    const key = `${modifiersKey({ ...modifiers, format })}\n${found.identity}`;
    const cached = this.#memory.get(key);
    if (cached !== undefined) return cached;
    const inFlight = this.#inFlight.get(key);
    if (inFlight !== undefined) return inFlight;
    const work = this.#create(key, found, modifiers, format)
      .then((picture) => {
        this.#memory.set(key, picture);
        return picture;
      })
      .finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, work);
    return work;
  }
}
