const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 units, its high bits mixed into the low ones that choose the place. */
function hashOf(text: string, from: number, to: number): number {
  let hash = FNV_OFFSET;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function isPart(whole: string, text: string, from: number, to: number): boolean {
  if (whole.length !== to - from) return false;
  for (let at = from; at < to; at++) if (whole.charCodeAt(at - from) !== text.charCodeAt(at)) return false;
  return true;
}

/** V8 copies shorter parts; of longer ones it keeps the whole text in memory. */
const CUT_FROM = 13;
/** No call takes more arguments for certain, and nobody's word is longer. */
const COPIED_AT_MOST = 1_000;

/** A part of a text that lets go of the whole. */
function copyOf(text: string, from: number, to: number): string {
  const length = to - from;
  if (length < CUT_FROM || length > COPIED_AT_MOST) return text.slice(from, to);
  const units: number[] = [];
  for (let at = from; at < to; at++) units.push(text.charCodeAt(at));
  return String.fromCharCode.apply(null, units);
}

/**
 * Texts with a number each, in the order in which they came. Unlike a `Map` it finds a part of a text without cutting it
 * out: most of the time that an index takes to build would go into such parts.
 */
export class LetterTable {
  readonly texts: string[] = [];
  /** A power of two of places: the number of a text and one, or 0, and the text's hash. Never more than half full. */
  private places = new Uint32Array(2 * 1_024);

  /** Where a text stands, or would stand. */
  private placeOf(hash: number, text: string, from: number, to: number): number {
    const { places } = this;
    let place = (hash * 2) & (places.length - 1);
    for (;;) {
      const number = (places[place] ?? 0) - 1;
      if (number < 0) return place;
      if (places[place + 1] === hash && isPart(this.texts[number] ?? '', text, from, to)) return place;
      place = (place + 2) & (places.length - 1);
    }
  }

  find(text: string): number | undefined {
    const number = this.places[this.placeOf(hashOf(text, 0, text.length), text, 0, text.length)] ?? 0;
    return number === 0 ? undefined : number - 1;
  }

  /** The number of a part of a text, a new one when it has none. */
  add(text: string, from = 0, to = text.length): number {
    const hash = hashOf(text, from, to);
    const place = this.placeOf(hash, text, from, to);
    const known = this.places[place] ?? 0;
    if (known !== 0) return known - 1;
    const count = this.texts.push(copyOf(text, from, to));
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
