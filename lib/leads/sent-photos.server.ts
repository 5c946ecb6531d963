import 'server-only';
import { PHOTO_LIMITS } from './photo-limits';
import { photoMemory } from './photo-memory.server';

/**
 * The photographs of a form as they came, and which of our limits the whole of them breaks; then there are none. Of a file
 * that is no picture only the beginning is there, of an empty one nothing.
 */
export type SentPhotos = {
  readonly files: readonly Buffer[];
  readonly fault?: 'photos-many' | 'photo-large';
};

export const NO_PHOTOS: SentPhotos = { files: [] };

/** Bytes of photographs that all who send at this moment may have in memory, in this process: four whole enquiries. */
const MOST_HELD_BYTES = 100 * 1024 * 1024;

/** What is kept of a file that is no picture, to say so. */
const BEGINNING_BYTES = 64;

/** Whether what begins so may be a picture, HEIC among them. */
const mayBePicture = (start: Buffer): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF|[\s\S]{4}ftyp)/.test(start.toString('latin1', 0, 8));

/** Gathers the photographs of one body; what breaks a limit is read on, and not kept. */
export class PhotoCollector {
  #files: Buffer[] = [];
  #chosen = 0;
  #held = 0;
  #fault: SentPhotos['fault'];

  /** False where all that are being read together hold as much as they may. */
  #hold(bytes: number): boolean {
    const memory = photoMemory();
    if (memory.reading + bytes > MOST_HELD_BYTES) return false;
    memory.reading += bytes;
    this.#held += bytes;
    return true;
  }

  #refuse(fault: 'photos-many' | 'photo-large'): void {
    this.#fault ??= fault;
    this.#files = [];
    this.release();
  }

  /** Takes the next file as it comes; each call takes a piece, and says whether there was room for it. */
  file(): { take: (piece: Buffer) => boolean; end: () => void } {
    let pieces: Buffer[] = [];
    let bytes = 0;
    let isPicture: boolean | undefined;
    this.#chosen += 1;
    if (this.#chosen > PHOTO_LIMITS.count) this.#refuse('photos-many');
    return {
      take: (given) => {
        const isFirst = isPicture === undefined;
        isPicture ??= mayBePicture(given);
        if (!isPicture && !isFirst) return true;
        const piece = isPicture ? given : given.subarray(0, BEGINNING_BYTES);
        bytes += piece.length;
        if (bytes > PHOTO_LIMITS.bytes) this.#refuse('photo-large');
        if (this.#fault !== undefined) {
          pieces = [];
          return true;
        }
        pieces.push(piece);
        return this.#hold(piece.length);
      },
      end: () => {
        if (this.#fault === undefined) this.#files.push(Buffer.concat(pieces, bytes));
        pieces = [];
      },
    };
  }

  photos(): SentPhotos {
    return { files: this.#files, ...(this.#fault === undefined ? {} : { fault: this.#fault }) };
  }

  /** Others have the room again. */
  release(): void {
    photoMemory().reading -= this.#held;
    this.#held = 0;
  }
}
