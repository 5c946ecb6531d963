import { Letters } from './letters';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 units, with its high bits mixed into the low ones that select the slot. */
function hashOf(units: Uint16Array, from: number, to: number): number {
  let hash = FNV_OFFSET;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (units[at] ?? 0), FNV_PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function isPart(text: string, units: Uint16Array, from: number, to: number): boolean {
  if (text.length !== to - from) return false;
  for (let at = from; at < to; at++) if (text.charCodeAt(at - from) !== units[at]) return false;
  return true;
}

/** The number of arguments that a single call safely accepts. */
const AT_ONCE = 1_000;

function textOf(units: Uint16Array, from: number, to: number): string {
  if (to - from > AT_ONCE) return textOf(units, from, from + AT_ONCE) + textOf(units, from + AT_ONCE, to);
  const letters: number[] = [];
  for (let at = from; at < to; at++) letters.push(units[at] ?? 0);
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
  private places = new Uint32Array(2 * 1_024);
  private readonly asked = new Letters();

  /** The slot of a text, or the free slot where it belongs. */
  private placeOf(hash: number, units: Uint16Array, from: number, to: number): number {
    const { places } = this;
    let place = (hash * 2) & (places.length - 1);
    for (;;) {
      const number = (places[place] ?? 0) - 1;
      if (number < 0) return place;
      if (places[place + 1] === hash && isPart(this.texts[number] ?? '', units, from, to)) return place;
      place = (place + 2) & (places.length - 1);
    }
  }

  find(text: string): number | undefined {
    this.asked.write(text);
    const { units, count } = this.asked;
    const number = this.places[this.placeOf(hashOf(units, 0, count), units, 0, count)] ?? 0;
    return number === 0 ? undefined : number - 1;
  }

  /** The number of a text. Adds the text if it is new. */
  add(text: string): number {
    this.asked.write(text);
    return this.addPart(this.asked.units, 0, text.length);
  }

  /** The number of a part of a text. Adds it if it is new. */
  addPart(units: Uint16Array, from: number, to: number): number {
    const hash = hashOf(units, from, to);
    const place = this.placeOf(hash, units, from, to);
    const known = this.places[place] ?? 0;
    if (known !== 0) return known - 1;
    const count = this.texts.push(textOf(units, from, to));
    this.places[place] = count;
    this.places[place + 1] = hash;
    if (count * 4 > this.places.length) this.grow();
    return count - 1;
  }

  private grow(): void {
    const before = this.places;
    this.places = new Uint32Array(before.length * 2);
    const mask = this.places.length - 1;
    for (let at = 0; at < before.length; at += 2) {
      if (before[at] === 0) continue;
      let place = ((before[at + 1] ?? 0) * 2) & mask;
      while (this.places[place] !== 0) place = (place + 2) & mask;
      this.places.set([before[at] ?? 0, before[at + 1] ?? 0], place);
    }
  }
}
