/**
 * Arrays with one number per row, reused for every query: allocating them each time would cost more in garbage
 * collection than the search itself. Each name is one array. Queries never overlap.
 */
export class Scratch {
  private readonly kept = {
    bytes: new Map<string, Uint8Array>(),
    floats: new Map<string, Float32Array>(),
    words: new Map<string, Uint32Array>(),
  };

  /** Returns an array of zeros. */
  bytes(name: string, length: number): Uint8Array {
    const kept = this.kept.bytes.get(name);
    const enough = kept !== undefined && kept.length >= length ? kept : new Uint8Array(length + (length >>> 3));
    this.kept.bytes.set(name, enough);
    return enough.subarray(0, length).fill(0);
  }

  /** Returns an array of zeros. */
  floats(name: string, length: number): Float32Array {
    const kept = this.kept.floats.get(name);
    const enough = kept !== undefined && kept.length >= length ? kept : new Float32Array(length + (length >>> 3));
    this.kept.floats.set(name, enough);
    return enough.subarray(0, length).fill(0);
  }

  /** Returns an array with undefined contents. */
  words(name: string, length: number): Uint32Array {
    const kept = this.kept.words.get(name);
    const enough = kept !== undefined && kept.length >= length ? kept : new Uint32Array(length + (length >>> 3));
    this.kept.words.set(name, enough);
    return enough.subarray(0, length);
  }
}
