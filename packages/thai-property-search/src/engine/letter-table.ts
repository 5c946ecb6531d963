import { Letters } from './letters';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 units, with its high bits mixed into the low ones that select the slot. */
function hashOf(units: Uint16Array, from: number, to: number): number {
  let hash = FNV_OFFSET;
  for (let index = from; index < to; index++) hash = Math.imul(hash ^ (units[index] ?? 0), FNV_PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function isPart(text: string, units: Uint16Array, from: number, to: number): boolean {
  if (text.length !== to - from) return false;
  for (let index = from; index < to; index++) if (text.charCodeAt(index - from) !== units[index]) return false;
  return true;
}

/** The number of arguments that a single call safely accepts. */
const AT_ONCE = 1_000;

function textOf(units: Uint16Array, from: number, to: number): string {
  if (to - from > AT_ONCE) return textOf(units, from, from + AT_ONCE) + textOf(units, from + AT_ONCE, to);
  const letters: number[] = [];
  for (let index = from; index < to; index++) letters.push(units[index] ?? 0);
  // `apply` with an array is many times as fast as spreading a typed array.
  return String.fromCharCode.apply(null, letters);
}

/**
 * Numbers texts in order of first appearance. Unlike a `Map`, it looks up part of a text without creating a substring,
 * which would take most of the time of building an index.
 */
export class LetterTable {
  readonly texts: string[] = [];
  /**
   * A hash table whose size is a power of two, at most half full. Each slot holds a text's number plus one (or 0) and
   * its hash.
   */
  private slots = new Uint32Array(2 * 1_024);
  private readonly query = new Letters();

  /** The slot of a text, or the free slot where it belongs. */
  private slotOf(hash: number, units: Uint16Array, from: number, to: number): number {
    const { slots } = this;
    let slot = (hash * 2) & (slots.length - 1);
    for (;;) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0) return slot;
      if (slots[slot + 1] === hash && isPart(this.texts[number] ?? '', units, from, to)) return slot;
      slot = (slot + 2) & (slots.length - 1);
    }
  }

  find(text: string): number | undefined {
    this.query.write(text);
    const { units, count } = this.query;
    const number = this.slots[this.slotOf(hashOf(units, 0, count), units, 0, count)] ?? 0;
    return number === 0 ? undefined : number - 1;
  }

  /** The number of a text. Adds the text if it is new. */
  add(text: string): number {
    this.query.write(text);
    return this.addPart(this.query.units, 0, text.length);
  }

  /** The number of a part of a text. Adds it if it is new. */
  addPart(units: Uint16Array, from: number, to: number): number {
    const hash = hashOf(units, from, to);
    const slot = this.slotOf(hash, units, from, to);
    const known = this.slots[slot] ?? 0;
    if (known !== 0) return known - 1;
    const count = this.texts.push(textOf(units, from, to));
    this.slots[slot] = count;
    this.slots[slot + 1] = hash;
    if (count * 4 > this.slots.length) this.grow();
    return count - 1;
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Uint32Array(before.length * 2);
    const mask = this.slots.length - 1;
    for (let index = 0; index < before.length; index += 2) {
      if (before[index] === 0) continue;
      let slot = ((before[index + 1] ?? 0) * 2) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 2) & mask;
      this.slots.set([before[index] ?? 0, before[index + 1] ?? 0], slot);
    }
  }
}
