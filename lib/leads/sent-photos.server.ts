import 'server-only';
import { PHOTO_LIMITS } from './lead-form';

/** `files` is empty if there is a `fault`. A file that is not a picture has only its first bytes. */
export type FormPhotos = {
  readonly files: readonly Buffer[];
  readonly fault?: 'photos-many' | 'photo-large';
};

export const NO_PHOTOS: FormPhotos = { files: [] };

/** Four full enquiries, for all requests of this process. */
const MAX_BUFFERED_BYTES = 100 * 1024 * 1024;

let bufferedBytes = 0;

const BEGINNING_BYTES = 64;

/** Collects the photographs of one body. Reads a file over a limit to its end and drops it. */
export class PhotoCollector {
  #files: Buffer[] = [];
  #count = 0;
  #buffered = 0;
  #fault: FormPhotos['fault'];

  #reserve(bytes: number): boolean {
    if (bufferedBytes + bytes > MAX_BUFFERED_BYTES) return false;
    bufferedBytes += bytes;
    this.#buffered += bytes;
    return true;
  }

  #refuse(fault: 'photos-many' | 'photo-large'): void {
    this.#fault ??= fault;
    this.#files = [];
    this.release();
  }

  /** Starts the next file. `add` returns false if there is no memory. */
  file(): { add: (piece: Buffer) => boolean; end: () => void } {
    let pieces: Buffer[] = [];
    let bytes = 0;
    let isPicture: boolean | undefined;
    this.#count += 1;
    if (this.#count > PHOTO_LIMITS.count) this.#refuse('photos-many');
    return {
      add: (chunk) => {
        if (isPicture === false) return true;
        // A chunk may be shorter than the first bytes.
        if (isPicture === undefined && bytes + chunk.length >= BEGINNING_BYTES)
          isPicture = mayBePicture(Buffer.concat([...pieces, chunk]));
        const piece = isPicture === false ? chunk.subarray(0, BEGINNING_BYTES - bytes) : chunk;
        bytes += piece.length;
        if (bytes > PHOTO_LIMITS.bytes) this.#refuse('photo-large');
        if (this.#fault !== undefined) {
          pieces = [];
          return true;
        }
        pieces.push(piece);
        return this.#reserve(piece.length);
      },
      end: () => {
        if (this.#fault === undefined) this.#files.push(Buffer.concat(pieces, bytes));
        pieces = [];
      },
    };
  }

  photos(): FormPhotos {
    return { files: this.#files, ...(this.#fault === undefined ? {} : { fault: this.#fault }) };
  }

  release(): void {
    bufferedBytes -= this.#buffered;
    this.#buffered = 0;
  }
}

const mayBePicture = (start: Buffer): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF|[\s\S]{4}ftyp)/.test(start.toString('latin1', 0, 8));
