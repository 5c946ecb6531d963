import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { HASH_LENGTH } from '../../config/constants';
import { env } from '../../config/env';
import { processSingleton } from '../../config/process-singleton';
import { DiskCache } from '../../media/disk-cache.server';
import { PictureFault } from '../../media/fault';
import { sourceAddress } from '../../media/picture-address';
import { pictureService } from '../../media/picture-service.server';
import { pictureLimit } from '../../media/transform.server';
import { type Card, cardHash } from './card';
import { drawCard } from './draw-card.server';

/** A drawn card. `isWhole` is false if its first photo failed to load. `etag` is the quoted hash of its bytes. */
export type DrawnCard = { readonly body: Buffer; readonly etag: string; readonly isWhole: boolean };

export type CardSettings = {
  cacheDir: string;
  /** Loads the photo in about the card's size. Null if it is unavailable. Rejects if a retry may succeed. */
  photo: (url: string) => Promise<Buffer | null>;
  draw: (card: Card, photo: Buffer | null) => Promise<Buffer>;
};

const MEGABYTE = 1024 * 1024;
const CACHE = { memoryBytes: 12 * MEGABYTE, diskBytes: 128 * MEGABYTE } as const;
/** How long a card without its first photograph is cached, and how many photographs are tried. */
const UNFINISHED_MS = 30_000;
const MAX_PHOTOS = 3;

/** One at a time: crawlers can wait, and the other CPU core is for the pictures of visitors. */
const CONCURRENCY = 1;

const toDrawnCard = (body: Buffer, isWhole: boolean): DrawnCard => {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH)}"`;
  return { body, etag, isWhole };
};

/** Caches cards by content, in memory and on disk. Concurrent requests for a card share the work. */
export class CardStore {
  readonly #settings: CardSettings;
  readonly #disk: DiskCache;
  readonly #memory = new LRUCache<string, DrawnCard>({
    maxSize: CACHE.memoryBytes,
    sizeCalculation: ({ body }) => body.length,
  });
  readonly #inFlight = new Map<string, Promise<DrawnCard>>();
  readonly #inTurn = pictureLimit(CONCURRENCY);

  constructor(settings: CardSettings) {
    this.#settings = settings;
    this.#disk = new DiskCache(settings.cacheDir, CACHE.diskBytes);
    void this.#disk.open();
  }

  async #draw(name: string, card: Card): Promise<DrawnCard> {
    const cached = await this.#disk.get(name);
    if (cached !== null) return toDrawnCard(cached, true);
    const [first, ...others] = (card.photos ?? []).slice(0, MAX_PHOTOS);
    let photo = first === undefined ? null : await this.#settings.photo(first);
    const isWhole = first === undefined || photo !== null;
    for (const other of others) photo ??= await this.#settings.photo(other);
    const body = await this.#inTurn(() => this.#settings.draw(card, photo));
    if (isWhole) this.#disk.set(name, body);
    return toDrawnCard(body, isWhole);
  }

  /** @throws PictureFault 503 if the queue is full, or if the photo may be available soon */
  async get(card: Card): Promise<DrawnCard> {
    const hash = cardHash(card);
    const cached = this.#memory.get(hash);
    if (cached !== undefined) return cached;
    const inFlight = this.#inFlight.get(hash);
    if (inFlight !== undefined) return inFlight;
    const drawing = this.#draw(`${hash}.jpg`, card)
      .then((drawn) => {
        this.#memory.set(hash, drawn, drawn.isWhole ? {} : { ttl: UNFINISHED_MS });
        return drawn;
      })
      .finally(() => this.#inFlight.delete(hash));
    this.#inFlight.set(hash, drawing);
    return drawing;
  }
}

const PHOTO = 'f_jpeg,w_1280,q_85';

/** Loads a photo within the limits of the picture service. A refused photo counts as missing. */
async function photoOf(url: string): Promise<Buffer | null> {
  const { status, body } = await pictureService()({ method: 'GET', target: `/_ipx/${PHOTO}/${sourceAddress(url)}` });
  if (status === 503) throw new PictureFault('too-busy');
  return status === 200 ? body : null;
}

export const cards = processSingleton(
  'cards',
  () =>
    new CardStore({
      cacheDir: join(/* turbopackIgnore: true */ env().DATA_DIR, 'cards'),
      photo: photoOf,
      draw: drawCard,
    }),
).get;
