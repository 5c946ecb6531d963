import 'server-only';
import { PHOTO_LIMITS } from './photo-limits';

/**
 * The photographs of a form as they were sent. If they exceed a limit, `fault` names it and `files` is empty. A file that
 * is not a picture has only its first bytes; an empty file has none.
 */
export type FormPhotos = {
  readonly files: readonly Buffer[];
  readonly fault?: 'photos-many' | 'photo-large';
};

export const NO_PHOTOS: FormPhotos = { files: [] };

/** The most bytes of photographs that all requests of this process may hold together: four full enquiries. */
const MOST_BUFFERED_BYTES = 100 * 1024 * 1024;

let bufferedBytes = 0;

/** The bytes kept of a file that is not a picture: enough to tell its type. */
const BEGINNING_BYTES = 64;

/** Whether a file with these first bytes may be a picture, including HEIC. */
const mayBePicture = (start: Buffer): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF|[\s\S]{4}ftyp)/.test(start.toString('latin1', 0, 8));

/** Collects the photographs of one body. A file that exceeds a limit is read to its end and dropped. */
export class PhotoCollector {
  #files: Buffer[] = [];
  #count = 0;
  #buffered = 0;
  #fault: FormPhotos['fault'];

  /** False if the process already holds as many bytes as it may. */
  #reserve(bytes: number): boolean {
    if (bufferedBytes + bytes > MOST_BUFFERED_BYTES) return false;
    bufferedBytes += bytes;
    this.#buffered += bytes;
    return true;
  }

  #refuse(fault: 'photos-many' | 'photo-large'): void {
    this.#fault ??= fault;
    this.#files = [];
    this.release();
  }

  /** Starts the next file. `add` receives a piece and returns false if there is no memory for it. */
  file(): { add: (piece: Buffer) => boolean; end: () => void } {
    let pieces: Buffer[] = [];
    let bytes = 0;
    let isPicture: boolean | undefined;
    this.#count += 1;
    if (this.#count > PHOTO_LIMITS.count) this.#refuse('photos-many');
    return {
      add: (chunk) => {
        if (isPicture === false) return true;
        // The network may cut a file anywhere, also within its first bytes.
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

  /** Frees the memory for other requests. */
  release(): void {
    bufferedBytes -= this.#buffered;
    this.#buffered = 0;
  }
}
