/** Returns a larger copy. Grows by at least half so that growing lists are rarely copied. */
export function enlarged(values: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(Math.max(length, Math.ceil(values.length * 1.5)));
  larger.set(values);
  return larger;
}

/** A reusable list of numbers. Unlike an array, it keeps its memory when it is emptied. */
export class WordList {
  values: Uint32Array = new Uint32Array(1_024);
  count = 0;

  push(value: number): void {
    if (this.count === this.values.length) this.values = enlarged(this.values, this.count + 1);
    this.values[this.count] = value;
    this.count++;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }

  toArray(): number[] {
    return Array.from(this.values.subarray(0, this.count));
  }
}

export class ListByNumber {
  private readonly values = new WordList();
  private spans: Uint32Array = new Uint32Array(1_024);

  has(number: number): boolean {
    return number * 2 < this.spans.length && this.spans[number * 2] !== 0;
  }

  /** Call it at most once per number. */
  set(number: number, list: readonly number[]): void {
    if (number * 2 + 2 > this.spans.length) this.spans = enlarged(this.spans, number * 2 + 2);
    this.spans[number * 2] = this.values.count + 1;
    for (const value of list) this.values.push(value);
    this.spans[number * 2 + 1] = this.values.count + 1;
  }

  includes(number: number, value: number): boolean {
    const start = (this.spans[number * 2] ?? 0) - 1;
    const end = (this.spans[number * 2 + 1] ?? 0) - 1;
    return start >= 0 && this.values.values.subarray(start, end).includes(value);
  }

  pushTo(list: WordList, number: number): void {
    const end = this.spans[number * 2 + 1] ?? 0;
    for (let at = this.spans[number * 2] ?? 0; at < end; at++) list.push(this.values.at(at - 1));
  }
}

/** Arrays with one number per row, reused by all queries, which never overlap: allocation costs more than a search. */
export class Scratch {
  private readonly arrays = {
    bytes: new Map<string, Uint8Array>(),
    floats: new Map<string, Float32Array>(),
    words: new Map<string, Uint32Array>(),
  };

  bytes(name: string, length: number): Uint8Array {
    const existing = this.arrays.bytes.get(name);
    const isLargeEnough = existing !== undefined && existing.length >= length;
    const array = isLargeEnough ? existing : new Uint8Array(length + (length >>> 3));
    this.arrays.bytes.set(name, array);
    return array.subarray(0, length).fill(0);
  }

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
