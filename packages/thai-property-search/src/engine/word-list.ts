/** Returns a larger copy. Grows by at least half so that growing lists are rarely copied. */
export function grown(values: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(Math.max(length, Math.ceil(values.length * 1.5)));
  larger.set(values);
  return larger;
}

/** A reusable list of numbers. Unlike an array, it keeps its memory when it is emptied. */
export class WordList {
  values: Uint32Array = new Uint32Array(1_024);
  count = 0;

  push(value: number): void {
    if (this.count === this.values.length) this.values = grown(this.values, this.count + 1);
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

/** A list for each number, all in one typed array. */
export class ListByNumber {
  private readonly values = new WordList();
  /** The start and end of each number's list, from 1; 0 if it has none. */
  private spans: Uint32Array = new Uint32Array(1_024);

  has(number: number): boolean {
    return number * 2 < this.spans.length && this.spans[number * 2] !== 0;
  }

  /** Call it at most once per number. */
  set(number: number, list: readonly number[]): void {
    if (number * 2 + 2 > this.spans.length) this.spans = grown(this.spans, number * 2 + 2);
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
