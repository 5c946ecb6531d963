/**
 * Arrays with one number per row, reused for every query: allocating them each time would cost more in garbage
 * collection than the search itself. Each name is one array. Queries never overlap.
 */
export class Scratch {
  private readonly arrays = {
    bytes: new Map<string, Uint8Array>(),
    floats: new Map<string, Float32Array>(),
    words: new Map<string, Uint32Array>(),
  };

  /** Returns an array of zeros. */
  bytes(name: string, length: number): Uint8Array {
    const existing = this.arrays.bytes.get(name);
    const isLargeEnough = existing !== undefined && existing.length >= length;
    const array = isLargeEnough ? existing : new Uint8Array(length + (length >>> 3));
    this.arrays.bytes.set(name, array);
    return array.subarray(0, length).fill(0);
  }

  /** Returns an array of zeros. */
  floats(name: string, length: number): Float32Array {
    const existing = this.arrays.floats.get(name);
    const isLargeEnough = existing !== undefined && existing.length >= length;
    const array = isLargeEnough ? existing : new Float32Array(length + (length >>> 3));
    this.arrays.floats.set(name, array);
    return array.subarray(0, length).fill(0);
  }

  /** Returns an array with undefined contents. */
  words(name: string, length: number): Uint32Array {
    const existing = this.arrays.words.get(name);
    const isLargeEnough = existing !== undefined && existing.length >= length;
    const array = isLargeEnough ? existing : new Uint32Array(length + (length >>> 3));
    this.arrays.words.set(name, array);
    return array.subarray(0, length);
  }
}
